import { describe, expect, it } from "vitest";
import { withRecent } from "../../shell/recentItems.ts";
import { destinationsOf, matches } from "./destinations.ts";

describe("where the palette can go", () => {
  it("is every screen that needs no id, by the word of the bars", () => {
    expect(
      destinationsOf([
        "/",
        "/buy/:itemId",
        "/messages/:memberId?",
        "/auth",
        "/brand-new/thing",
      ]).map(({ path, label }) => [path, label]),
    ).toEqual([
      ["/", "Home"],
      ["/messages", "Messages"],
      ["/brand-new/thing", "Brand new thing"],
    ]);
  });
  it("is found by the beginning of each word, in any order", () => {
    expect(matches("Seller Dashboard incoming offers", "off sell")).toBe(true);
    expect(matches("Seller Dashboard", "board")).toBe(false);
    expect(matches("Seller Dashboard", "")).toBe(true);
  });
});

it("keeps each recent item once, the newest first, and no more than asked", () => {
  const items = [1, 2, 3].map((n) => ({ id: String(n), title: `Item ${n}` }));
  const again = withRecent(items, { id: "3", title: "Renamed" }, 3);
  expect(again.map(({ title }) => title)).toEqual(["Renamed", "Item 1", "Item 2"]);
  expect(withRecent(again, { id: "4", title: "Item 4" }, 3)).toHaveLength(3);
});
