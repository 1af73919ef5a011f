import { describe, expect, it } from "vitest";
import { ValidationError } from "yup";
import type { Schema } from "yup";
import { forgotSchema, loginSchema, registerSchema, resetSchema } from "./auth.schemas.ts";

const amara = {
  username: "amara",
  email: "amara@example.com",
  password: "longenough",
  confirmPassword: "longenough",
  displayName: "Amara",
  firstName: "",
  lastName: "",
};

/** What the form says about one field, or null when it is content. */
function said(schema: Schema, values: object, field: string): string | null {
  try {
    schema.validateSync(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find((each) => each.path === field)?.message ?? null;
  }
}

describe("registering", () => {
  const about = (change: object, field: string) =>
    said(registerSchema, { ...amara, ...change }, field);

  it("accepts a member with no first and last name", () => {
    expect(said(registerSchema, amara, "username")).toBeNull();
  });
  it("wants 3 to 50 characters of username", () => {
    expect(about({ username: "ab" }, "username")).toBe("Username must be at least 3 characters");
    expect(about({ username: "" }, "username")).toBe("Username must be at least 3 characters");
    expect(about({ username: "a".repeat(50) }, "username")).toBeNull();
    expect(about({ username: "a".repeat(51) }, "username")).not.toBeNull();
  });
  it("wants an email address", () => {
    expect(about({ email: "amara@" }, "email")).toBe("Invalid email address");
  });
  it("wants 8 characters of password, twice the same", () => {
    expect(about({ password: "1234567" }, "password")).toBe(
      "Password must be at least 8 characters",
    );
    expect(about({ confirmPassword: "other" }, "confirmPassword")).toBe("Passwords do not match");
  });
  it("wants a display name", () => {
    expect(about({ displayName: "  " }, "displayName")).toBe("Display name is required");
  });
  // Proves: VA-018
  it("bounds the names at 50", () => {
    expect(about({ firstName: "a".repeat(51) }, "firstName")).not.toBeNull();
    expect(about({ lastName: "a".repeat(50) }, "lastName")).toBeNull();
  });
});

it("login wants an email address and a password", () => {
  expect(said(loginSchema, { email: "x", password: "" }, "email")).toBe("Invalid email address");
  expect(said(loginSchema, { email: "a@b.co", password: "" }, "password")).toBe(
    "Password is required",
  );
});

it("forgot password wants an email address", () => {
  expect(said(forgotSchema, { email: "x" }, "email")).toBe("Please enter a valid email address");
});

it("reset wants the token and 8 characters of password", () => {
  expect(said(resetSchema, { token: "", password: "" }, "token")).toBe("Reset token is required");
  expect(said(resetSchema, { token: "t", password: "1234567" }, "password")).toBe(
    "Password must be at least 8 characters long",
  );
});
