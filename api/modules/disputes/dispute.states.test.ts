import { describe, expect, it } from "vitest";
import {
  actionsOf,
  decisionDue,
  DISPUTE_STATES,
  inFavourOfReporter,
  loserOf,
} from "./dispute.states.ts";

const [buyer, seller] = [1, 2];
const byBuyer = { reporterId: buyer, reportedUserId: seller, payerId: buyer, amount: 50 };
const bySeller = { reporterId: seller, reportedUserId: buyer, payerId: buyer, amount: 50 };

describe("a dispute", () => {
  it("can be answered by both sides and ended by each in its own way while it is open, and decided under review", () => {
    for (const status of ["pending", "awaiting_response", "under_review"] as const) {
      expect(actionsOf(status, "reporter")).toEqual(["answer", "withdraw"]);
      expect(actionsOf(status, "reported")).toEqual(["answer", "concede"]);
      expect(DISPUTE_STATES[status].deadline?.hours).toBe(48);
    }
    for (const status of ["pending", "awaiting_response"] as const)
      expect(actionsOf(status, "admin")).toEqual(["take", "ask"]);
    expect(actionsOf("under_review", "admin")).toEqual(["take", "ask", "decide"]);
    for (const status of ["resolved", "rejected", "withdrawn"] as const)
      for (const role of ["reporter", "reported", "admin"] as const)
        expect(actionsOf(status, role)).toEqual([]);
  });

  it("is to be decided at the end of its review, which takes 48 hours after the answer or the silence", () => {
    const deadline = new Date("2026-03-04T05:06:07Z");
    const later = new Date("2026-03-06T05:06:07Z");
    expect(decisionDue("under_review", deadline)).toEqual(deadline);
    expect(decisionDue("pending", deadline)).toEqual(later);
    expect(decisionDue("awaiting_response", deadline)).toEqual(later);
  });

  it("in favour of the reporter gives TP back to a buyer, and lets a seller keep them", () => {
    expect(inFavourOfReporter(byBuyer)).toBe("refund");
    expect(inFavourOfReporter(bySeller)).toBe("release");
    expect(inFavourOfReporter({ ...byBuyer, amount: 0 })).toBe("release");
  });

  it("is lost by the reported member when the reporter gets anything, and by nobody otherwise", () => {
    expect(loserOf(byBuyer, "refund")).toBe(seller);
    expect(loserOf(byBuyer, "split")).toBe(seller);
    expect(loserOf(byBuyer, "release")).toBeNull();
    expect(loserOf(bySeller, "release")).toBe(buyer);
    expect(loserOf(bySeller, "refund")).toBeNull();
    expect(loserOf({ ...byBuyer, amount: 0 }, "release")).toBe(seller);
  });
});
