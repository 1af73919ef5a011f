import type { TransactionStatus } from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";

interface Look {
  value: TransactionStatus;
  label: string;
  tone: StatusTone;
}

/** The statuses of a transaction in their order. Source: TB-004 */
export const STATUSES: readonly Look[] = [
  { value: "pending", label: "Pending", tone: "pending" },
  { value: "completed", label: "Completed", tone: "ok" },
  { value: "cancelled", label: "Cancelled", tone: "closed" },
  { value: "disputed", label: "Disputed", tone: "info" },
];

/** Those to choose from: a transaction is written when an item has changed hands, so none is pending. */
export const CHOICES = STATUSES.filter(({ value }) => value !== "pending");
