import { expect, it } from "vitest";
import { isVisible } from "./privacy.ts";

const [owner, member, visitor] = [{ id: 7 }, { id: 8 }, null];

it("shows what is for everybody to everybody, for members to members, for nobody to its owner", () => {
  const seenBy = (audience: "everybody" | "members" | "nobody") =>
    [owner, member, visitor].map((asker) => isVisible(audience, 7, asker));

  expect(seenBy("everybody")).toEqual([true, true, true]);
  expect(seenBy("members")).toEqual([true, true, false]);
  expect(seenBy("nobody")).toEqual([true, false, false]);
});

it("shows nothing where nobody said for whom it is", () => {
  expect(isVisible(undefined, 7, member)).toBe(false);
});
