import type { Context } from "../../../core/context.ts";
import type { OrderStatus, TpState } from "../../../core/graphql/enums.ts";
import { refundedOfPart, type TpEffect } from "../../ledger/index.ts";
import type { OrderPart } from "../order.types.ts";

const STATES: Readonly<Record<OrderStatus, TpState>> = {
  pending: "escrow",
  processing: "escrow",
  shipped: "escrow",
  delivered: "settled",
  cancelled: "void",
};

/** The effect of a seller's part of an order on the viewer's TP. Whole TP. */
export async function effectOfPart(ctx: Context, part: OrderPart): Promise<TpEffect> {
  const { id, status, amount, order } = part;
  const state = STATES[status];
  return {
    state,
    change: order.viewerRole === "buyer" ? -amount : amount,
    heldForThis: 0,
    // Escrow is always refunded in full. After a payout a dispute may bring some of it back.
    refunded: state === "void" ? amount : state === "settled" ? await refundedOfPart(ctx, id) : 0,
  };
}
