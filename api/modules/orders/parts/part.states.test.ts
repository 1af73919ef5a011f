import { describe, expect, it } from "vitest";
import { hoursAfter } from "../../../core/clock.ts";
import type { OrderRole, OrderStatus } from "../../../core/graphql/enums.ts";
import { actionsOf, deadlineOf, orderStatusOf, PART_STATES } from "./part.states.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const later = hoursAfter(NOW, 1);
const earlier = hoursAfter(NOW, -1);
const actions = (status: OrderStatus, who: OrderRole, deadline: Date | null) =>
  actionsOf({ status, deadline }, who, NOW);

const OFFERED: [OrderStatus, string[], string[]][] = [
  ["pending", ["accept", "cancel"], ["cancel"]],
  ["processing", ["ship", "cancel"], ["cancel"]],
  ["shipped", ["addTracking", "refund"], ["confirmDelivery"]],
  ["delivered", [], ["review"]],
  ["cancelled", [], []],
];

describe("what may happen to a part of an order", () => {
  // Proves: ST-005
  it.each(OFFERED)("in %s: the seller %j, the buyer %j", (status, seller, buyer) => {
    const deadline = PART_STATES[status].deadline ? later : null;
    expect(actions(status, "seller", deadline)).toEqual(seller);
    expect(actions(status, "buyer", deadline)).toEqual(buyer);
  });

  it("is only its own end once the time is over", () => {
    expect(actions("pending", "seller", earlier)).toEqual(["cancel"]);
    expect(actions("processing", "seller", NOW)).toEqual(["cancel"]);
    expect(actions("shipped", "seller", earlier)).toEqual([]);
    expect(actions("shipped", "buyer", earlier)).toEqual(["confirmDelivery"]);
  });

  it("ends by itself in every state that is not final", () => {
    for (const [status, { steps, deadline }] of Object.entries(PART_STATES)) {
      const isFinal = status === "delivered" || status === "cancelled";
      expect(deadline === null, status).toBe(isFinal);
      const onward = steps.map(({ next }) => next).filter((next) => next !== status);
      if (isFinal) expect(onward, status).toEqual([]);
    }
    expect(deadlineOf("pending", 5, NOW)).toEqual(hoursAfter(NOW, 48));
    expect(deadlineOf("processing", 5, NOW)).toEqual(hoursAfter(NOW, 72));
    expect(deadlineOf("shipped", 5, NOW)).toEqual(hoursAfter(NOW, 8 * 24));
    expect(deadlineOf("shipped", 1, NOW)).toEqual(hoursAfter(NOW, 4 * 24));
    expect(deadlineOf("delivered", 5, NOW)).toBeNull();
  });
});

it.each<[OrderStatus[], OrderStatus]>([
  [["shipped", "pending", "delivered"], "pending"],
  [["delivered", "processing"], "processing"],
  [["cancelled", "shipped"], "shipped"],
  [["cancelled", "delivered"], "delivered"],
  [["cancelled", "cancelled"], "cancelled"],
])("an order with parts in %j is %s", (parts, status) => {
  expect(orderStatusOf(parts)).toBe(status);
});
