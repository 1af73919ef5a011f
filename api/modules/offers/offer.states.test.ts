import { expect, it } from "vitest";
import { actionsOf, OFFER_STATES } from "./offer.states.ts";

it("lets the side that answers accept, decline or counter, and the side that proposed withdraw", () => {
  expect(actionsOf("pending", "answerer")).toEqual(["accept", "decline", "counter"]);
  expect(actionsOf("pending", "proposer")).toEqual(["withdraw"]);
});

it("lets nobody touch a closed offer", () => {
  for (const state of Object.keys(OFFER_STATES).filter((name) => name !== "pending")) {
    expect(OFFER_STATES[state as keyof typeof OFFER_STATES]).toEqual([]);
  }
});
