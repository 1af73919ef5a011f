import { expect, it } from "vitest";
import { patternOf, wordsOf } from "./identity.ts";

const ana = {
  email: "ana.b@example.com",
  phone: "+44 (0)1",
  username: "ana_b",
  displayName: "Ana B",
  firstName: "An",
  lastName: null,
};

it("matches addresses as they are and names as words; what is too short for a name is left", () => {
  expect(patternOf(ana)).toBe(String.raw`ana\.b@example\.com|\+44 \(0\)1|\mana_b\M|\mAna B\M`);
});

it("knows the single words of who somebody is", () => {
  expect(wordsOf(ana)).toEqual(["ana"]);
});
