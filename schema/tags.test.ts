import { describe, expect, it } from "vitest";
import { autoTags, TAGS_MAX } from "./tags.ts";

// Proves: VA-012
describe("the tags of an item", () => {
  it("are five telling words and the category as a slug", () => {
    const tags = autoTags(
      "Enamel teapot",
      "Pours well. One chip near the handle, shown in the third photo. Collect from Hackney.",
      "Home & Garden",
    );

    expect(tags).toEqual(["enamel", "teapot", "pours", "chip", "handle", "home-&-garden"]);
    expect(tags.length).toBeLessThanOrEqual(TAGS_MAX);
  });

  it("leave out short words, stop words and repetitions", () => {
    expect(autoTags("The red Lamp", "This lamp would have been with LAMP oil", "")).toEqual([
      "lamp",
    ]);
  });

  it("know letters of other scripts and words joined by a hyphen", () => {
    expect(autoTags("Übergröße T-Shirt", "", "Clothing & Accessories")).toEqual([
      "übergröße",
      "t-shirt",
      "clothing-&-accessories",
    ]);
  });

  it("do not say the category twice", () => {
    expect(autoTags("Electronics", "", "Electronics")).toEqual(["electronics"]);
  });

  it("are none for an empty form", () => {
    expect(autoTags("", "  ", "")).toEqual([]);
  });
});
