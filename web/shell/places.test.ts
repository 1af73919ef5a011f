import { describe, expect, it } from "vitest";
import { BOTTOM_PLACES, PLACES, isCurrent } from "./places.ts";

const current = (path: string) =>
  PLACES.filter((place) => isCurrent(place, path)).map((place) => place.label);

describe("the current place", () => {
  it("is home only at the root", () => {
    expect(current("/")).toEqual(["Home"]);
  });
  it("covers the screens under it, not those that merely begin alike", () => {
    expect(current("/messages/9")).toEqual(["Messages"]);
    expect(current("/listings-old")).toEqual([]);
  });
});

// Proves: NV-016
it("the bottom bar has five entries", () => {
  expect(BOTTOM_PLACES.map((place) => place.short)).toEqual([
    "Home",
    "Listings",
    "Post",
    "Orders",
    "Profile",
  ]);
});
