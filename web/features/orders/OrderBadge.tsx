import type { OrderStatus } from "../../gql/graphql.ts";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { STATUS_LOOK } from "./statusLook.ts";

/** Where an order, or a seller's part of it, stands. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { tone, word } = STATUS_LOOK[status];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}
