import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { cancelOffers, lockOffersOf } from "../offers/index.ts";
import { callOffPending, lockPendingParts, pendingParts } from "../orders/index.ts";

/**
 * Closes everything in which others would wait for this member in vain: open offers in which they are buyer or seller,
 * and parts of orders that are not accepted yet. Parcels that are on their way go on by their own deadlines. Locks
 * everything first (items, offers, orders, wallets), so that an answer to an offer comes either before or after it.
 */
export async function closeOpenDeals(tx: Tx, memberId: number): Promise<void> {
  const itemIds = (await pendingParts(tx, { memberId })).flatMap(({ items }) =>
    items.map(({ itemId }) => itemId),
  );
  await rows(
    tx.em,
    sql`select 1 from items
        where id = any(${itemIds}) or (user_id = ${memberId} and status in ('available', 'reserved'))
        order by id for no key update`,
  );
  const offers = await lockOffersOf(tx, memberId);
  const parts = await lockPendingParts(tx, { memberId });
  await lockWallets(tx, [
    memberId,
    ...offers.map(({ proposedById }) => proposedById),
    ...parts.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  ]);

  await cancelOffers(tx, offers, memberId);
  await callOffPending(tx, parts, memberId);
}
