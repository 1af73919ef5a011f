import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { OfferState, TpState } from "../../core/graphql/enums.ts";
import { refundedOfOffer, type TpEffect } from "../ledger/index.ts";
import type { Offer } from "./offer.entity.ts";

/** The state of the TP of an offer. They move only when it is accepted. */
function stateOf(state: OfferState): TpState {
  if (state === "pending") return "open";
  return state === "accepted" ? "settled" : "void";
}

/** The effect of an offer on the viewer's TP. Whole TP. */
export async function effectOfOffer(ctx: Context, offer: Offer): Promise<TpEffect> {
  const { id } = viewerOf(ctx);
  const state = stateOf(offer.state);
  const change = offer.buyer.id === id ? 0 - offer.tpDelta : offer.tpDelta;
  // The TP of a side that proposed to pay are held: see propose().
  const isHeld = state === "open" && offer.proposedBy.id === id && change < 0;
  return {
    state,
    change,
    heldForThis: isHeld ? -change : 0,
    refunded: state === "settled" && change !== 0 ? await refundedOfOffer(ctx, offer.id) : 0,
  };
}
