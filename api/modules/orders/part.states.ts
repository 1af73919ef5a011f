import {
  ORDER_ACCEPT_HOURS,
  ORDER_CONFIRM_DAYS,
  ORDER_SHIP_HOURS,
} from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { OrderAction, OrderRole, OrderStatus } from "../../core/graphql/enums.ts";

interface Step {
  action: OrderAction;
  who: OrderRole;
  next: OrderStatus;
}

interface PartState {
  steps: readonly Step[];
  /** What happens when nobody acts, and after how many hours; `latestDays` is the end of the shipping window. */
  deadline: {
    next: OrderStatus;
    hours(latestDays: number): number;
    /** What happens then, as each side reads it. */
    words: Readonly<Record<OrderRole, string>>;
    reason: string;
  } | null;
}

const CANCELLED = {
  buyer: "It is cancelled and you get the TP back",
  seller: "It is cancelled and the buyer gets the TP back",
};

/** The one table of what may happen to a seller's part of an order. Source: C14, C15 */
export const PART_STATES: Readonly<Record<OrderStatus, PartState>> = {
  pending: {
    steps: [
      { action: "accept", who: "seller", next: "processing" },
      { action: "cancel", who: "seller", next: "cancelled" },
      { action: "cancel", who: "buyer", next: "cancelled" },
    ],
    deadline: {
      next: "cancelled",
      hours: () => ORDER_ACCEPT_HOURS,
      words: CANCELLED,
      reason: `It was not accepted in ${ORDER_ACCEPT_HOURS} hours`,
    },
  },
  processing: {
    steps: [
      { action: "ship", who: "seller", next: "shipped" },
      { action: "cancel", who: "seller", next: "cancelled" },
      { action: "cancel", who: "buyer", next: "cancelled" },
    ],
    deadline: {
      next: "cancelled",
      hours: () => ORDER_SHIP_HOURS,
      words: CANCELLED,
      reason: `It was not shipped in ${ORDER_SHIP_HOURS} hours`,
    },
  },
  shipped: {
    steps: [
      { action: "addTracking", who: "seller", next: "shipped" },
      { action: "refund", who: "seller", next: "cancelled" },
      { action: "confirmDelivery", who: "buyer", next: "delivered" },
    ],
    deadline: {
      next: "delivered",
      hours: (latestDays) => 24 * (latestDays + ORDER_CONFIRM_DAYS),
      words: {
        buyer: "It counts as delivered and the seller gets the TP",
        seller: "It counts as delivered and you get the TP",
      },
      reason: `Nobody said otherwise for ${ORDER_CONFIRM_DAYS} days after the shipping window`,
    },
  },
  delivered: { steps: [{ action: "review", who: "buyer", next: "delivered" }], deadline: null },
  cancelled: { steps: [], deadline: null },
};

/**
 * What one side may do now; screens draw their buttons from it. Once the deadline has passed only what leads to the
 * same end is left, even if the clock that ends it comes a second later. Nothing while its two sides disagree.
 */
export function actionsOf(
  part: { status: OrderStatus; deadline: Date | null; isDisputed?: boolean },
  who: OrderRole,
  now: Date,
): OrderAction[] {
  if (part.isDisputed) return [];
  const { steps, deadline } = PART_STATES[part.status];
  const isOverdue = part.deadline !== null && part.deadline <= now;
  return steps
    .filter((step) => step.who === who && (!isOverdue || step.next === deadline?.next))
    .map(({ action }) => action);
}

/** When a state ends by itself, counted from now; null for a final one. */
export function deadlineOf(status: OrderStatus, latestDays: number, now: Date): Date | null {
  const { deadline } = PART_STATES[status];
  return deadline && hoursAfter(now, deadline.hours(latestDays));
}

const PROGRESS: readonly OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

/** An order is where its least advanced part is; cancelled parts count only when there is no other. Source: C15 */
export function orderStatusOf(parts: readonly OrderStatus[]): OrderStatus {
  return PROGRESS.find((status) => parts.includes(status)) ?? "cancelled";
}
