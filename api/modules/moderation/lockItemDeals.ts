import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import type { ItemStatus } from "../../core/graphql/enums.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { lockOpenOffers, openOffersNeeding, type OfferRow } from "../offers/index.ts";
import { lockPendingParts, pendingParts, type Part } from "../orders/index.ts";

/** An item, and everything in which others wait for it. */
interface ItemDeals {
  item: { id: number; ownerId: number; status: ItemStatus };
  offers: OfferRow[];
  /** Parts of orders that are not accepted yet. */
  parts: Part[];
}

/**
 * Locks an item with its open deals, in the order of all use cases: items, offers, orders, wallets. An order that is
 * placed meanwhile may bring other items, which are locked late; `transact` retries a deadlock that this makes. Refuses
 * an item that does not exist or is removed already with NOT_FOUND.
 */
export async function lockItemDeals(tx: Tx, itemId: number): Promise<ItemDeals> {
  const others = (await pendingParts(tx, { itemId })).flatMap(({ items }) =>
    items.map((one) => one.itemId),
  );
  await rows(
    tx.em,
    sql`select 1 from items where id = any(${[itemId, ...others]}) order by id for no key update`,
  );
  const item = await row(
    tx.em,
    sql<ItemDeals["item"]>`
      select id, user_id as "ownerId", status from items where id = ${itemId} and status <> 'removed'`,
  );
  if (!item) throw notFound("Item");
  const offers = await lockOpenOffers(tx, await openOffersNeeding(tx, [itemId]));
  const parts = await lockPendingParts(tx, { itemId });
  await lockWallets(tx, [
    ...offers.map(({ proposedById }) => proposedById),
    ...parts.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  ]);
  return { item, offers, parts };
}
