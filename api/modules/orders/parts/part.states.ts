import {
  ORDER_ACCEPT_HOURS,
  ORDER_CONFIRM_DAYS,
  ORDER_SHIP_HOURS,
} from "../../../../schema/limits.ts";
import { hoursAfter } from "../../../core/clock.ts";
import type { OrderAction, OrderRole, OrderStatus } from "../../../core/graphql/enums.ts";

interface Step {
  action: OrderAction;
  who: OrderRole;
  next: OrderStatus;
}

interface PartState {
  steps: readonly Step[];
  /**
   * What happens when nobody acts, and after how many hours. `latestDays` is the end of the shipping window, in days.
   */
  deadline: {
    next: OrderStatus;
    hours(latestDays: number): number;
    /** What happens then, as text for each side. */
    words: Readonly<Record<OrderRole, string>>;
    reason: string;
  } | null;
}

const CANCELLED = {
  buyer: "It is cancelled and you get the TP back",
  seller: "It is cancelled and the buyer gets the TP back",
};

/** The state machine of a seller's part of an order. Source: C14, C15 */
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
 * What a side may do now; clients show the buttons it names. After the deadline only actions that lead to the same
 * state as the deadline are left, even if the job that ends the part runs a second later. None during a dispute.
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

/** The deadline of a state that begins now; null for a final state. */
export function deadlineOf(status: OrderStatus, latestDays: number, now: Date): Date | null {
  const { deadline } = PART_STATES[status];
  return deadline && hoursAfter(now, deadline.hours(latestDays));
}

const PROGRESS: readonly OrderStatus[] = ["pending", "processing", "shipped", "delivered"];

/**
 * The status of an order is that of its least advanced part; cancelled parts count only when all are cancelled.
 * Source: C15
 */
export function orderStatusOf(parts: readonly OrderStatus[]): OrderStatus {
  return PROGRESS.find((status) => parts.includes(status)) ?? "cancelled";
}
