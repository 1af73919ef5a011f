import type { OrderStatus } from "../../gql/graphql.ts";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { STATUS_LOOK } from "./statusLook.ts";

/** The status of an order, or of a seller's part of it. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { tone, word } = STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
