import { expect, it } from "vitest";
import { clockText } from "./clockText.ts";

it("shows seconds as a player does", () => {
  expect([0, 5.9, 65, 3599, 3725, -1].map(clockText)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "59:59",
    "1:02:05",
    "0:00",
  ]);
});
