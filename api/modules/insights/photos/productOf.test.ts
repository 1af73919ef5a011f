import { describe, expect, it } from "vitest";
import { brandIn, productOf, type Voter } from "./productOf.ts";

const ELECTRONICS = "Electronics";

function voter(title: string, share: number, more: Partial<Voter["photo"]> = {}): Voter {
  const tags = [...title.toLowerCase().split(" "), "electronics"];
  return { photo: { title, category: ELECTRONICS, condition: "Good", tags, ...more }, share };
}

describe("a product", () => {
  it("is called what the similar items share, as one of them writes it", () => {
    const voters = [
      voter("Vintage table radio", 0.4, { condition: "Fair" }),
      voter("Restored Table Radio", 0.3),
      voter("table radio, boxed", 0.3),
    ];
    expect(productOf(ELECTRONICS, voters)).toEqual({
      name: "Table radio",
      category: ELECTRONICS,
      description: "Table radio, as on the photo.",
      condition: "Good",
      tags: ["table", "radio", "vintage"],
    });
  });

  it("is asked of its own category alone, however small that is among the votes", () => {
    const voters = [
      voter("Table radio", 0.7),
      voter("Alarm clock", 0.3, { category: "Other", tags: ["alarm", "clock", "other"] }),
    ];
    expect(productOf("Other", voters)).toMatchObject({
      name: "Alarm clock",
      tags: ["alarm", "clock"],
    });
  });

  it("has no name where the titles share nothing", () => {
    for (const [one, other] of [
      ["Radio", "Headphones"],
      ["Boxed radio", "Boxed headphones"],
    ] as const)
      expect(productOf(ELECTRONICS, [voter(one, 0.5), voter(other, 0.5)])).toMatchObject({
        name: null,
        description: null,
      });
  });

  it("has a name that says what it is, also where a title says more of it", () => {
    const voters = [voter("Steel toolbox with a tray", 0.55), voter("Steel toolbox, large", 0.45)];
    expect(productOf(ELECTRONICS, voters).name).toBe("Steel toolbox");
    const alone = [voter("Twin-bell alarm clock, really wakes", 1)];
    expect(productOf(ELECTRONICS, alone).name).toBe("Twin-bell alarm clock");
  });

  it("has tags that titles say, not how a thing is handed over, and five at most", () => {
    const tags = ["one", "two", "three", "four", "five", "six", "collection", "electronics"];
    const voters = [voter("one two three four five six", 1, { tags })];
    expect(productOf(ELECTRONICS, voters).tags).toEqual(["one", "two", "three", "four", "five"]);
  });

  it("has the brand that a title names inside it", () => {
    expect(brandIn("Alarm clock by Braun")).toBe("Braun");
    expect(brandIn("Drill, Black Decker, boxed")).toBe("Black Decker");
    expect(brandIn("Restored table radio")).toBeNull();
    expect(brandIn("Radio 500 W")).toBeNull();
  });
});
