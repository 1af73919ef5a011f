import { viewerOf } from "../../core/access/viewer.ts";
import { utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { openTo } from "../items/index.ts";
import { ShareEntity } from "./rewards.entities.ts";
import type { RecordShareInput, ShareRecorded } from "./rewards.types.ts";

/** Records that the viewer shared an item that is on the market, once per day and item. Source: C25 */
export async function recordShare(tx: Tx, input: RecordShareInput): Promise<ShareRecorded> {
  const { id } = viewerOf(tx);
  const itemId = idOf(input.itemId, "itemId");
  const item = await row(
    tx.em,
    sql`select 1 from items i where i.id = ${itemId} and i.status = 'available' and ${openTo(tx)}`,
  );
  if (!item) throw notFound("Item");

  await insertOrIgnore(tx.em, ShareEntity, {
    user: id,
    item: itemId,
    channel: input.channel,
    day: utcDay(tx.now),
    createdAt: tx.now,
  });
  invalidate(tx, id, "earnings");
  return { itemId, channel: input.channel };
}
