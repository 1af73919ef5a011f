import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { publishToSeller, publishUpdated } from "./createItem.ts";
import { Item } from "./item.entity.ts";
import { checkPrice } from "./item.rules.ts";
import { PriceChangeEntity } from "./items.entities.ts";

interface ChangePrice {
  itemId: string;
  trustPoints: number;
  reason?: string | null;
}

const REASON_MAX = 200;

/**
 * Changes the price of one of the viewer's available items and adds it to the price history. Open offers keep the
 * amount they propose. Source: C12
 */
export async function changePrice(
  tx: Tx,
  { itemId, trustPoints, reason }: ChangePrice,
): Promise<{ itemId: number }> {
  const id = idOf(itemId, "itemId");
  checkPrice(trustPoints);
  if (reason && [...reason].length > REASON_MAX)
    throw badField("reason", `The reason may have at most ${REASON_MAX} characters`);
  const item = await lockOwnAvailable(tx, id);
  if (item.price === trustPoints) return { itemId: id };

  await writePrice(tx, id, { from: item.price, to: trustPoints, reason: reason || null });
  publishUpdated(tx, id);
  publishToSeller(tx, viewerOf(tx).id);
  return { itemId: id };
}

/** Changes the price of a locked item and adds it to the price history. */
export async function writePrice(
  tx: Tx,
  itemId: number,
  { from, to, reason }: { from: number; to: number; reason: string | null },
): Promise<void> {
  await tx.em.nativeUpdate(
    Item,
    { id: itemId },
    { trustPoints: to, tpValue: to, updatedAt: tx.now },
  );
  await tx.em.insert(PriceChangeEntity, {
    item: itemId,
    price: to,
    previousPrice: from,
    priceChangeReason: reason,
    createdAt: tx.now,
  });
}

/** Locks an item of the viewer that is still on the market. Refuses items of others with NOT_FOUND. */
export async function lockOwnAvailable(tx: Tx, id: number): Promise<{ price: number }> {
  const item = await row<{ price: number; status: string }>(
    tx.em,
    sql`select tp_value as price, status from items
        where id = ${id} and user_id = ${viewerOf(tx).id} and status <> 'removed' for no key update`,
  );
  if (!item) throw notFound("Item");
  if (item.status !== "available")
    throw new Refused("ITEM_NOT_AVAILABLE", "This item is no longer on the market");
  return item;
}
