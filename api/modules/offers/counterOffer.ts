import { COUNTER_ROUNDS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { refuseIfBlocked } from "../blocks/index.ts";
import { lockWallets } from "../ledger/index.ts";
import { freeAndClose, lockMine } from "./closeOffers.ts";
import { checkDelta, lockItems, messageOf, propose } from "./createOffer.ts";
import { offerOf, otherSide, refuseUnless } from "./offer.rows.ts";

interface Counter {
  id: string;
  tpDelta: number;
  message?: string | null;
}

/**
 * Answers a proposal with another amount of TP for the same items. The old proposal is closed and its TP are released.
 * The new one waits 48 h for the other side, and holds the TP that the proposing side would pay. Source: C21, C22.
 */
export async function counterOffer(tx: Tx, input: Counter): Promise<{ offerId: number }> {
  const message = messageOf(input.message);
  // Lock the items first, as every use case does. Otherwise an accept that takes one of them would not see the new
  // proposal.
  const { targetItemId: target, offeredItemIds: given } = await offerOf(
    tx,
    idOf(input.id),
    viewerOf(tx).id,
  );
  const items = await lockItems(tx, [target, ...given]);
  const { offer, memberId } = await lockMine(tx, input.id);
  refuseUnless("counter", offer, memberId, tx.now);
  // Across a block an open offer can be accepted or declined. A counter-offer would be a new offer, so it is refused.
  await refuseIfBlocked(tx, memberId, otherSide(offer, memberId));
  const gone = [target, ...given].some((id) => items.get(id)?.status !== "available");
  if (gone)
    throw new Refused("ITEM_NOT_AVAILABLE", "An item of this offer is no longer on the market");
  const tpDelta = checkDelta(input.tpDelta, offer.offeredItemIds.length > 0);
  if (offer.round >= COUNTER_ROUNDS_MAX) {
    throw new Refused(
      "OFFER_ALREADY_ANSWERED",
      `After ${COUNTER_ROUNDS_MAX} rounds an offer can only be accepted or declined`,
    );
  }

  await lockWallets(tx, [offer.buyerId, offer.sellerId]);
  await freeAndClose(tx, offer, "countered", "Answered with another proposal");
  const { targetItemId, offeredItemIds, buyerId, sellerId } = offer;
  const proposal = {
    buyerId,
    sellerId,
    targetItemId,
    offeredItemIds,
    tpDelta,
    message,
    proposedById: memberId,
    counterOfId: offer.id,
    round: offer.round + 1,
  };
  return propose(tx, "OfferCountered", proposal);
}
