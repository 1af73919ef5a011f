import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notFound, Refused } from "../../core/failures.ts";
import type { OfferAction, OfferState, OfferType } from "../../core/graphql/enums.ts";
import { lockedRows, lockedRow, row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { actionsOf } from "./offer.states.ts";

/** An offer as the use cases need it. TP in whole numbers. */
export interface OfferRow {
  id: number;
  buyerId: number;
  sellerId: number;
  proposedById: number;
  targetItemId: number;
  offeredItemIds: number[];
  offerType: OfferType;
  tpDelta: number;
  state: OfferState;
  round: number;
  deadline: Date;
}

/**
 * SQL: whether the offer `o` is open, for statements that find rows by their keys. The state is a parameter and not a
 * literal, so that the planner does not prefer the partial index of all open offers.
 */
export const isOpen = () => sql`o.state = ${"pending"}`;

const columns = sql`
  o.id, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.proposed_by_id as "proposedById",
  o.target_item_id as "targetItemId", o.offer_type as "offerType", o.tp_delta as "tpDelta", o.state, o.round, o.deadline,
  array(select item_id from offer_items where offer_id = o.id order by item_id) as "offeredItemIds"`;

/** The offer. Refuses members who are not a side of it with NOT_FOUND. */
export async function offerOf(tx: Tx, id: number, memberId: number): Promise<OfferRow> {
  const offer = await row<Stored<OfferRow>>(
    tx.em,
    sql`select ${columns} from offers o where o.id = ${id} and ${memberId} in (o.buyer_id, o.seller_id)`,
  );
  if (!offer) throw notFound("Offer");
  return dated(offer);
}

/** The columns of an item that a deal needs. */
export interface DealItem {
  id: number;
  title: string;
  status: string;
  quantity: number;
}

/** The rows that a deal needs. */
export interface FoundForDeal {
  /** The offer, whatever its state, if the member is a side of it. */
  offer: OfferRow | undefined;
  /** The other open offers that need an item which is gone after the deal. */
  rivals: OfferRow[];
  /** All items that the offer needs. */
  items: DealItem[];
}

/** Locks the rows of a deal, items before offers, each in id order, and reads them under the locks. */
export async function lockDeal(tx: Tx, offerId: number, memberId: number): Promise<FoundForDeal> {
  const needed = sql`
    select target_item_id from offers where id = ${offerId}
    union all select item_id from offer_items where offer_id = ${offerId}`;
  const gone = sql`select id from items where quantity <= 1 and id in (${needed})`;
  const [, found] = await pipeline([
    lockedRows(tx.em, sql`select offer_lock_deals(array[${offerId}::int], ${memberId})`),
    // A separate statement after the locks, because a statement sees the data as of its beginning.
    lockedRow(
      tx.em,
      sql<{ offers: Stored<OfferRow>[]; items: DealItem[] }>`
        select
          (select coalesce(json_agg(found order by found.id), '[]') from (
            select ${columns} from offers o
            where (o.id = ${offerId} or ${isOpen()}) and o.id = any(array(
              select ${offerId}
              union select id from offers where target_item_id in (${gone})
              union select offer_id from offer_items where item_id in (${gone})))) found) as offers,
          (select coalesce(json_agg(found order by found.id), '[]') from (
            select id, title, status, quantity from items where id in (${needed})) found) as items`,
    ),
  ]);
  const offers = (found?.offers ?? []).map(dated);
  return {
    offer: offers.find(
      ({ id, buyerId, sellerId }) =>
        id === offerId && (buyerId === memberId || sellerId === memberId),
    ),
    rivals: offers.filter(({ id }) => id !== offerId),
    items: found?.items ?? [],
  };
}

/** Locks open offers in the order of their ids and reads them under the locks. */
export async function lockOpenOffers(tx: Tx, ids: number[]): Promise<OfferRow[]> {
  const found = await rows<Stored<OfferRow>>(
    tx.em,
    sql`select ${columns} from offers o where o.id = any(${ids}) and ${isOpen()} order by o.id for no key update of o`,
  );
  return found.map(dated);
}

/** The ids of the open offers that need one of the items, on either side. */
export async function openOffersNeeding(tx: Tx, itemIds: number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx.em,
    sql`select o.id from offers o where ${isOpen()} and o.target_item_id = any(${itemIds})
        union
        select o.id from offers o join offer_items x on x.offer_id = o.id
        where ${isOpen()} and x.item_id = any(${itemIds})`,
  );
  return found.map(({ id }) => id);
}

/** Refuses unless the member's side may take this action now. */
export function refuseUnless(
  action: OfferAction,
  offer: OfferRow,
  memberId: number,
  now: Date,
): void {
  if (offer.state !== "pending" || offer.deadline <= now) {
    const state = offer.state === "pending" ? "expired" : offer.state;
    throw new Refused("OFFER_ALREADY_ANSWERED", `This offer is already ${state}`, {
      details: { state },
    });
  }
  const side = offer.proposedById === memberId ? "proposer" : "answerer";
  if (!actionsOf(offer.state, side).includes(action)) {
    throw new Refused(
      "NOT_YOUR_OFFER",
      side === "proposer"
        ? "The other side has to answer this offer"
        : "Only who made this offer can do that",
    );
  }
}

/** Closes a locked offer. */
export async function closeOffer(
  tx: Tx,
  offer: OfferRow,
  state: OfferState,
  reason: string | null,
): Promise<void> {
  publishOffer(tx, offer);
  await rows(
    tx.em,
    sql`update offers o set state = ${state}, state_reason = ${reason}, answered_at = ${tx.now}, updated_at = ${tx.now}
        where id = ${offer.id} and ${isOpen()}`,
  );
}

/** Publishes a change of an offer to both sides. */
export function publishOffer(tx: Tx, offer: Pick<OfferRow, "id" | "buyerId" | "sellerId">): void {
  tx.events.publish("offerUpdated", memberAudience(offer.buyerId), { offerId: offer.id });
  tx.events.publish("offerUpdated", memberAudience(offer.sellerId), { offerId: offer.id });
}

/** The other side of an offer. */
export function otherSide(offer: Pick<OfferRow, "buyerId" | "sellerId">, memberId: number): number {
  return offer.buyerId === memberId ? offer.sellerId : offer.buyerId;
}

function dated(offer: Stored<OfferRow>): OfferRow {
  return { ...offer, deadline: new Date(offer.deadline) };
}
