import { expect, it } from "vitest";
import { activityWords } from "./activityWords.ts";

it("tells who did what with what", () => {
  expect(activityWords({ kind: "item_given", subject: "Lamp", member: "Jun" })).toBe(
    "You gave Lamp to Jun",
  );
  expect(activityWords({ kind: "offer_received", subject: "Lamp", member: null })).toBe(
    "a member made you an offer about Lamp",
  );
});

it("shows the words of the books, and of what it does not know", () => {
  expect(
    activityWords({ kind: "tp_received", subject: "Welcome to Market Day", member: null }),
  ).toBe("Welcome to Market Day");
});
