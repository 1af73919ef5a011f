import type { RawBuilder } from "kysely";
import {
  OFFERED_ITEMS_MAX,
  OFFER_LIFETIME_HOURS,
  OFFER_MESSAGE_MAX,
  OFFER_TP_DELTA,
} from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { lockedRows, lockedRow, row, sql } from "../../core/sql/sql.ts";
import { sendWithCommit, pipeline } from "../../core/transactions/pipeline.ts";
import { refusedByBlock } from "../blocks/index.ts";
import { isShown, openTo } from "../items/index.ts";
import { hold } from "../ledger/index.ts";
import { publishOffer, type OfferRow } from "./offer.rows.ts";
import type { CreateOfferInput } from "./offer.types.ts";

interface ItemInOffer {
  id: number;
  ownerId: number;
  tpValue: number;
  status: string;
  title: string;
  isCircleOnly: boolean;
}

/**
 * Proposes a deal for another member's item: items, TP, or both. The TP that the buyer would pay are held until the
 * seller answers. Refuses the viewer's own, gone and unknown items, items across a block, a second open offer for the
 * same item, and more TP than are available. Source: S1 §1, C14, C20, C22.
 */
export async function createOffer(tx: Tx, input: CreateOfferInput): Promise<{ offerId: number }> {
  const viewer = viewerOf(tx);
  const targetId = idOf(input.targetItemId, "targetItemId");
  const offeredIds = [
    ...new Set((input.offeredItemIds ?? []).map((id) => idOf(id, "offeredItemIds"))),
  ];
  if (offeredIds.length > OFFERED_ITEMS_MAX)
    throw badField("offeredItemIds", `Offer at most ${OFFERED_ITEMS_MAX} items`);
  const message = messageOf(input.message);

  const [items, blockerId] = await pipeline([
    lockItems(tx, [targetId, ...offeredIds], openTo(tx)),
    blockerOfOwner(tx, viewer.id, targetId),
  ]);
  const target = items.get(targetId);
  if (!target) throw notFound("Item");
  if (target.ownerId === viewer.id) {
    throw new Refused(
      "OWN_ITEM",
      offeredIds.length > 0 ? "Cannot Exchange Own Item" : "Cannot Buy Own Item",
    );
  }
  if (blockerId !== null) throw refusedByBlock(blockerId, viewer.id, "offer");
  if (target.status !== "available")
    throw new Refused("ITEM_NOT_AVAILABLE", `${target.title} is no longer on the market`);
  const offered = offeredIds.map((id) => ownItem(items.get(id), viewer.id));
  await refuseHiddenItems(tx, offered, target.ownerId);

  const offeredTp = offered.reduce((sum, item) => sum + item.tpValue, 0);
  const tpDelta = checkDelta(input.tpDelta ?? target.tpValue - offeredTp, offered.length > 0);
  const proposal = {
    buyerId: viewer.id,
    sellerId: target.ownerId,
    proposedById: viewer.id,
    targetItemId: targetId,
    offeredItemIds: offeredIds,
    tpDelta,
    message,
    counterOfId: null,
    round: 1,
  };
  return propose(tx, "OfferMade", proposal);
}

/** Trims the message of an offer; null if it is empty. Refuses one that is too long. */
export function messageOf(message: string | null | undefined): string | null {
  const text = message?.trim() ?? "";
  if ([...text].length > OFFER_MESSAGE_MAX)
    throw badField("message", `The message may have at most ${OFFER_MESSAGE_MAX} characters`);
  return text || null;
}

/** Refuses a TP amount that no offer can have: outside the limits, or 0 or less when no item is given. */
export function checkDelta(tpDelta: number, givesItems: boolean): number {
  const min = givesItems ? OFFER_TP_DELTA.min : 1;
  if (tpDelta < min || tpDelta > OFFER_TP_DELTA.max) {
    throw badField("tpDelta", `TP must be a whole number from ${min} to ${OFFER_TP_DELTA.max}`);
  }
  return tpDelta;
}

/**
 * Share-locks items in the order of their ids. Offers for the same item do not wait for each other. An accept that
 * takes the item waits for them, and they wait for it.
 */
export async function lockItems(
  tx: Tx,
  ids: number[],
  which: RawBuilder<unknown> = sql`true`,
): Promise<Map<number, ItemInOffer>> {
  const found = await lockedRows<ItemInOffer>(
    tx.em,
    sql`select i.id, i.user_id as "ownerId", i.tp_value as "tpValue", i.status, i.title, i.is_circle_only as "isCircleOnly"
        from items i where i.id = any(${ids}) and ${isShown()} and ${which} order by i.id for share of i`,
  );
  return new Map(found.map((item) => [item.id, item]));
}

/** Which of the caller and the owner of an item blocked the other; null when nobody did, or the item does not exist. */
async function blockerOfOwner(tx: Tx, askerId: number, itemId: number): Promise<number | null> {
  const found = await lockedRow(
    tx.em,
    sql<{ blockerId: number | null }>`
      select blocker_of(${askerId}, user_id) as "blockerId" from items where id = ${itemId}`,
  );
  return found?.blockerId ?? null;
}

function ownItem(item: ItemInOffer | undefined, ownerId: number): ItemInOffer {
  if (!item || item.ownerId !== ownerId)
    throw badField("offeredItemIds", "You can only offer your own items");
  if (item.status !== "available")
    throw new Refused("ITEM_NOT_AVAILABLE", `${item.title} is no longer on the market`);
  return item;
}

/** Refuses to offer a circle's item to a seller who is not in the circle, because the offer would show it to them. */
async function refuseHiddenItems(tx: Tx, offered: ItemInOffer[], sellerId: number): Promise<void> {
  const ids = offered.filter(({ isCircleOnly }) => isCircleOnly).map(({ id }) => id);
  if (ids.length === 0) return;
  const secret = await row(
    tx.em,
    sql<{ title: string }>`
      select i.title from items i
      where i.id = any(${ids}) and not ${openTo({ viewer: { id: sellerId } })} order by i.id limit 1`,
  );
  if (secret)
    throw badField(
      "offeredItemIds",
      `${secret.title} is only for its circle, and the seller is not in it`,
    );
}

interface NewOffer {
  buyerId: number;
  sellerId: number;
  proposedById: number;
  targetItemId: number;
  offeredItemIds: number[];
  tpDelta: number;
  message: string | null;
  counterOfId: number | null;
  round: number;
}

/**
 * Writes an open offer, holds the TP that the proposing side would pay, and publishes it to both sides. Refuses a
 * second open offer for the same item.
 */
export async function propose(
  tx: Tx,
  happening: "OfferMade" | "OfferCountered",
  proposal: NewOffer,
): Promise<{ offerId: number }> {
  const offer = await insertOffer(tx, proposal);
  const { id, proposedById, buyerId, tpDelta, deadline } = offer;
  const amount = proposedById === buyerId ? tpDelta : -tpDelta;
  if (amount > 0) sendWithCommit(tx, hold(tx, proposedById, { amount, offerId: id, deadline }));
  tx.outbox.append(happening, { offerId: id, byId: proposedById });
  publishOffer(tx, offer);
  return { offerId: id };
}

async function insertOffer(tx: Tx, offer: NewOffer): Promise<OfferRow> {
  const deadline = hoursAfter(tx.now, OFFER_LIFETIME_HOURS);
  const offerType = offer.offeredItemIds.length > 0 ? "item_exchange" : "direct_tp";
  const made = await row<{ id: number }>(
    tx.em,
    sql`with made as (
          insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, offered_item_id, tp_delta, tp_topup_needed,
            tp_change_if_less, offer_type, message, counter_of_id, round, deadline, created_at, updated_at)
          values (${offer.buyerId}, ${offer.sellerId}, ${offer.proposedById}, ${offer.targetItemId}, ${offer.offeredItemIds[0] ?? null},
            ${offer.tpDelta}, ${Math.max(offer.tpDelta, 0)}, ${Math.max(-offer.tpDelta, 0)}, ${offerType}, ${offer.message},
            ${offer.counterOfId}, ${offer.round}, ${deadline}, ${tx.now}, ${tx.now})
          on conflict (buyer_id, target_item_id) where state = 'pending' do nothing returning id),
        given as (
          insert into offer_items (offer_id, item_id) select id, unnest(${offer.offeredItemIds}::int[]) from made)
        select id from made`,
  );
  if (!made) throw await alreadyOpen(tx, offer);
  return { ...offer, id: made.id, offerType, state: "pending", deadline };
}

async function alreadyOpen(tx: Tx, offer: NewOffer): Promise<Refused> {
  const open = await row<{ id: number }>(
    tx.em,
    sql`select id from offers where buyer_id = ${offer.buyerId} and target_item_id = ${offer.targetItemId} and state = 'pending'`,
  );
  return new Refused("OFFER_ALREADY_PENDING", "You already have an open offer for this item", {
    details: open ? { offerId: String(open.id) } : {},
  });
}
