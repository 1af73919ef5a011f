import { describe, expect, it } from "vitest";
import { readFailureText, writeFailureText } from "./rest.ts";

// Proves: TO-042
describe("what a failed read says", () => {
  it("takes the error field, else the message field, else the raw text", () => {
    expect(readFailureText(400, '{"error":"Bad id","message":"no"}')).toBe("400: Bad id");
    expect(readFailureText(404, '{"message":"Item not found"}')).toBe("404: Item not found");
    expect(readFailureText(502, "Bad gateway")).toBe("502: Bad gateway");
  });
  it("has words for an empty body", () => {
    expect(readFailureText(500, "")).toBe("Failed to fetch: 500");
  });
});

// Proves: TO-043
describe("what a failed write says", () => {
  it("gives the detail alone", () => {
    expect(writeFailureText(409, '{"error":"Item is gone"}')).toBe("Item is gone");
  });
  it("falls back to the status", () => {
    expect(writeFailureText(500, "")).toBe("Request failed with status 500");
  });
});
