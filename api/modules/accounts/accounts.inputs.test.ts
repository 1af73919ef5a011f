import { describe, expect, it } from "vitest";
import { checked } from "../../core/graphql/validation.ts";
import {
  credentials,
  passwordReset,
  profileChange,
  registration,
  resetRequest,
} from "./accounts.inputs.ts";

/** What `checked` throws. */
function refusal(...given: Parameters<typeof checked>): unknown {
  try {
    return checked(...given);
  } catch (refused) {
    return refused;
  }
}

const ana = {
  username: "ana",
  email: "ana@example.com",
  password: "a quiet market stall",
  displayName: "Ana",
};

describe("registration", () => {
  it("trims what was typed and takes one spelling of the e-mail", () => {
    const given = {
      ...ana,
      username: " ana ",
      email: " Ana@Example.COM ",
      displayName: " Ana ",
      firstName: " ",
      lastName: null,
    };

    expect(checked(registration, given)).toEqual({ ...ana, firstName: null, lastName: null });
  });

  it("leaves the password as it was typed", () => {
    expect(checked(registration, { ...ana, password: "  Spaces count " })).toMatchObject({
      password: "  Spaces count ",
    });
  });

  it("names every wrong field in the documented words", () => {
    const given = {
      username: "an",
      email: "ana",
      password: "short",
      displayName: " ",
      firstName: "x".repeat(51),
    };

    expect(refusal(registration, given)).toMatchObject({
      code: "BAD_USER_INPUT",
      message: "Username must be at least 3 characters",
      fields: {
        username: "Username must be at least 3 characters",
        email: "Invalid email address",
        password: "Password must be at least 8 characters",
        displayName: "Display name is required",
        firstName: "First name must be at most 50 characters",
      },
    });
  });

  it.each([
    ["username", "Username must be at most 50 characters", "x".repeat(51)],
    ["username", "Username may hold only letters, digits, dots, underscores and hyphens", "an a"],
    ["email", "Invalid email address", `${"x".repeat(250)}@example.com`],
    ["password", "Password must be at most 200 characters", "x".repeat(201)],
    ["password", "This password is too common. Please choose another one", "Password123"],
    ["displayName", "Display name must be at most 100 characters", "x".repeat(101)],
    ["displayName", "This text holds characters that cannot be shown", "Ana\u0007"],
  ])("refuses a wrong %s: %s", (field, message, value) => {
    expect(refusal(registration, { ...ana, [field]: value })).toMatchObject({
      fields: { [field]: message },
    });
  });

  it("takes the longest and the shortest", () => {
    checked(registration, {
      ...ana,
      username: "x".repeat(50),
      displayName: "x".repeat(100),
      firstName: "x".repeat(50),
      password: "x1y2z3w4",
    });
    checked(registration, { ...ana, username: "a.b", displayName: "A" });
  });
});

describe("sign-in and reset", () => {
  it("speaks the documented words", () => {
    expect(refusal(credentials, { email: "", password: "" })).toMatchObject({
      fields: { email: "Invalid email address", password: "Password is required" },
    });
    expect(refusal(resetRequest, { email: "ana@" })).toMatchObject({
      message: "Please enter a valid email address",
    });
    expect(refusal(passwordReset, { token: "", password: "short" })).toMatchObject({
      fields: {
        token: "Reset token is required",
        password: "Password must be at least 8 characters long",
      },
    });
  });
});

describe("a profile change", () => {
  it("leaves out what is not given, and empties what is null or blank", () => {
    expect(checked(profileChange, { bio: " ", firstName: null })).toEqual({
      bio: null,
      firstName: null,
    });
  });

  it("keeps the lines of a bio and trims skills", () => {
    const given = { bio: "One\nTwo", skills: ["Bikes", " Bread "] };

    expect(checked(profileChange, given)).toEqual({ bio: "One\nTwo", skills: ["Bikes", "Bread"] });
  });

  it.each([
    ["displayName", "Display name is required", ""],
    ["displayName", "Display name is required", null],
    ["bio", "Bio must be at most 500 characters", "x".repeat(501)],
    ["location", "Location must be at most 100 characters", "x".repeat(101)],
    ["skills", "At most 20 skills", Array.from({ length: 21 }, (_, n) => `skill ${n}`)],
    ["skills", "A skill must be at most 50 characters", ["x".repeat(51)]],
    ["skills", "A skill must not be empty", [" "]],
  ])("refuses a wrong %s: %s", (field, message, value) => {
    expect(refusal(profileChange, { [field]: value })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: message },
    });
  });
});
