import { describe, expect, it } from "vitest";
import { actionsOf, DISPUTE_STATES, inFavourOfReporter, loserOf } from "./dispute.states.ts";

const [buyer, seller] = [1, 2];
const byBuyer = { reporterId: buyer, reportedUserId: seller, payerId: buyer, amount: 50 };
const bySeller = { reporterId: seller, reportedUserId: buyer, payerId: buyer, amount: 50 };

describe("a dispute", () => {
  it("can be answered by both sides, ended by each in its own way, and decided while it is open", () => {
    for (const status of ["pending", "awaiting_response", "under_review"] as const) {
      expect(actionsOf(status, "reporter")).toEqual(["answer", "withdraw"]);
      expect(actionsOf(status, "reported")).toEqual(["answer", "concede"]);
      expect(actionsOf(status, "admin")).toEqual(["take", "ask", "decide"]);
      expect(DISPUTE_STATES[status].deadline?.hours).toBe(48);
    }
    for (const status of ["resolved", "rejected", "withdrawn"] as const)
      for (const role of ["reporter", "reported", "admin"] as const)
        expect(actionsOf(status, role)).toEqual([]);
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
