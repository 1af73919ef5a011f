import { describe, expect, it } from "vitest";
import { insidePath } from "./insidePath.ts";

describe("where a notification may lead", () => {
  it("goes to our own screens", () => {
    expect(insidePath("/offers/seller?tab=accepted#top")).toBe("/offers/seller?tab=accepted#top");
  });

  it("goes nowhere else", () => {
    for (const url of [
      null,
      undefined,
      "",
      "https://example.org",
      "//example.org",
      "/\\example.org",
      "javascript:alert(1)",
    ]) {
      expect(insidePath(url)).toBeNull();
    }
  });
});
