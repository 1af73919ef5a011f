import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { Failure, toFailure } from "./failure.ts";

function answered(message: string, extensions: Record<string, unknown>) {
  return new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });
}

describe("toFailure", () => {
  it("takes code, message, fields and details from the server", () => {
    const failure = toFailure(
      answered("Check the form", {
        code: "BAD_USER_INPUT",
        fields: { title: "Too long" },
        details: { max: 120 },
      }),
    );
    expect(failure).toMatchObject({
      code: "BAD_USER_INPUT",
      message: "Check the form",
      fields: { title: "Too long" },
      details: { max: 120 },
    });
  });
  it("drops fields that are no words", () => {
    expect(toFailure(answered("No", { code: "X", fields: { a: 1, b: "b" } })).fields).toEqual({
      b: "b",
    });
  });
  it("calls a missing answer NETWORK", () => {
    expect(toFailure(new TypeError("Failed to fetch")).code).toBe("NETWORK");
  });
  it("leaves a failure as it is", () => {
    const failure = new Failure("GONE", "Sold");
    expect(toFailure(failure)).toBe(failure);
  });
  it("keeps the words of anything else", () => {
    expect(toFailure(new Error("odd"))).toMatchObject({ code: "UNKNOWN", message: "odd" });
  });
});
