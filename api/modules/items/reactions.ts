import { viewerOf } from "../../core/access/viewer.ts";
import { utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { itemAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { isRecorded } from "../accounts/index.ts";
import { visibleTo } from "./visibility.ts";

interface OfItem {
  itemId: string;
}

/**
 * Counts that the viewer looked at an item, once per UTC day. Neither the seller's own views count, nor those of members
 * whose activity is not used. Source: C12
 */
export async function viewItem(tx: Tx, { itemId }: OfItem): Promise<{ itemId: number }> {
  const { id, sellerId } = await visibleItem(tx, itemId);
  const viewer = viewerOf(tx);
  if (viewer.id === sellerId) return { itemId: id };
  const isFirst = await row(
    tx.em,
    sql`insert into item_views (item_id, user_id, day)
        select ${id}, u.id, ${utcDay(tx.now)} from users u where u.id = ${viewer.id} and ${isRecorded("u", utcDay(tx.now))}
        on conflict do nothing returning 1`,
  );
  if (isFirst) await count(tx, id, sellerId, "view_count", 1);
  return { itemId: id };
}

/** Likes an item. Idempotent. */
export async function likeItem(tx: Tx, { itemId }: OfItem): Promise<{ itemId: number }> {
  const { id, sellerId } = await visibleItem(tx, itemId);
  const isNew = await row(
    tx.em,
    sql`insert into item_likes (item_id, user_id, created_at) values (${id}, ${viewerOf(tx).id}, ${tx.now}) on conflict do nothing returning 1`,
  );
  if (isNew) await count(tx, id, sellerId, "like_count", 1);
  return { itemId: id };
}

/** Takes a like back, if there is one. */
export async function unlikeItem(tx: Tx, { itemId }: OfItem): Promise<{ itemId: number }> {
  const { id, sellerId } = await visibleItem(tx, itemId);
  const gone = await row(
    tx.em,
    sql`delete from item_likes where item_id = ${id} and user_id = ${viewerOf(tx).id} returning 1`,
  );
  if (gone) await count(tx, id, sellerId, "like_count", -1);
  return { itemId: id };
}

async function visibleItem(tx: Tx, itemId: string): Promise<{ id: number; sellerId: number }> {
  const item = await row<{ id: number; sellerId: number }>(
    tx.em,
    sql`select i.id, i.user_id as "sellerId" from items i where i.id = ${idOf(itemId, "itemId")} and ${visibleTo(tx)}`,
  );
  if (!item) throw notFound("Item");
  return item;
}

/** Changes a count and broadcasts it. Counts update on open screens, and are not worth storing in the event log. */
async function count(
  tx: Tx,
  id: number,
  sellerId: number,
  column: "view_count" | "like_count",
  by: 1 | -1,
): Promise<void> {
  await rows(
    tx.em,
    sql`update items set ${sql.ref(column)} = ${sql.ref(column)} + ${by} where id = ${id}`,
  );
  const total = column === "view_count" ? "total_views" : "total_likes";
  await rows(
    tx.em,
    sql`update user_stats set ${sql.ref(total)} = ${sql.ref(total)} + ${by} where user_id = ${sellerId}`,
  );
  tx.events.broadcast("itemTouched", itemAudience(id), { itemId: id });
}
