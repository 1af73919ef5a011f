import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { OfferState, TpState } from "../../core/graphql/enums.ts";
import { refundedOfOffer, type TpEffect } from "../ledger/index.ts";
import type { Offer } from "./offer.entity.ts";

/** TP move when an offer is accepted, and at no other end of it. */
function stateOf(state: OfferState): TpState {
  if (state === "pending") return "open";
  return state === "accepted" ? "settled" : "void";
}

/** What an offer does to the TP of its side that looks. Whole TP. */
export async function effectOfOffer(ctx: Context, offer: Offer): Promise<TpEffect> {
  const { id } = viewerOf(ctx);
  const state = stateOf(offer.state);
  const change = offer.buyer.id === id ? 0 - offer.tpDelta : offer.tpDelta;
  // Whoever proposed to pay has promised it: propose() holds it.
  const isHeld = state === "open" && offer.proposedBy.id === id && change < 0;
  return {
    state,
    change,
    heldForThis: isHeld ? -change : 0,
    refunded: state === "settled" && change !== 0 ? await refundedOfOffer(ctx, offer.id) : 0,
  };
}
