import type { OrderStatus } from "../../gql/graphql.ts";
import type { StatusTone } from "../../ui/StatusBadge.tsx";

/** The colour and label of each status. Source: design "Status" */
export const STATUS_LOOK: Readonly<Record<OrderStatus, { tone: StatusTone; word: string }>> = {
  pending: { tone: "pending", word: "Pending" },
  processing: { tone: "info", word: "Processing" },
  shipped: { tone: "shipped", word: "Shipped" },
  delivered: { tone: "ok", word: "Delivered" },
  cancelled: { tone: "closed", word: "Cancelled" },
};

/** The documented statuses, in their order. Source: S1 §3 */
export const STATUSES: readonly OrderStatus[] = [
  "pending",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
];
