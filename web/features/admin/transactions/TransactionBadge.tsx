import type { TransactionStatus } from "../../../gql/graphql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { STATUSES } from "./transactionStatus.ts";

/** Where a transaction stands. */
export function TransactionBadge({ status }: { status: TransactionStatus }) {
  const look = STATUSES.find(({ value }) => value === status);
  return <StatusBadge tone={look?.tone ?? "info"}>{look?.label ?? status}</StatusBadge>;
}
