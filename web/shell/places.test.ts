import { describe, expect, it } from "vitest";
import { BOTTOM_PLACES, PLACES, isCurrent } from "./places.ts";

const [home, listings] = PLACES;

describe("the current place", () => {
  it("is home only at the root", () => {
    expect(isCurrent(home!, "/")).toBe(true);
    expect(isCurrent(home!, "/listings")).toBe(false);
  });
  it("covers the screens under it, not those that merely begin alike", () => {
    expect(isCurrent(listings!, "/listings/9")).toBe(true);
    expect(isCurrent(listings!, "/listings-old")).toBe(false);
  });
});

it("the bottom bar has five entries", () => {
  expect(BOTTOM_PLACES.map((place) => place.short)).toEqual(["Home", "Listings", "Post", "Messages", "Wallet"]);
});
