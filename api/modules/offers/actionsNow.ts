import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { OfferAction } from "../../core/graphql/enums.ts";
import { blockLoader } from "../blocks/index.ts";
import type { Offer } from "./offer.entity.ts";
import { actionsOf } from "./offer.states.ts";

/** What the viewer may do with an offer now. Across a block an offer can be answered, but not countered. */
export function actionsNow(ctx: Context, offer: Offer): Promise<OfferAction[]> | OfferAction[] {
  if (offer.deadline <= ctx.services.clock.now()) return [];
  const viewerId = viewerOf(ctx).id;
  const actions = actionsOf(
    offer.state,
    offer.proposedBy.id === viewerId ? "proposer" : "answerer",
  );
  if (!actions.includes("counter")) return actions;

  const otherId = offer.buyer.id === viewerId ? offer.seller.id : offer.buyer.id;
  return blockLoader(ctx, viewerId)
    .load(otherId)
    .then(({ byViewer, byMember }) =>
      byViewer || byMember ? actions.filter((action) => action !== "counter") : actions,
    );
}
