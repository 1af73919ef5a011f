import { STREAM_FEATURED_MAX } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { badField, Refused } from "../../core/failures.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockOpenStream } from "./lockStream.ts";
import { ownItems } from "./ownItems.ts";
import { publishStream } from "./publishStream.ts";
import { LiveStreamEntity, StreamPinEntity } from "./streams.entities.ts";

/** Replaces the featured items of a stream of the viewer, in the given order. Refuses items of others by name. */
export async function setFeaturedItems(
  tx: Tx,
  { streamId, itemIds }: { streamId: string; itemIds: string[] },
): Promise<{ streamId: number }> {
  if (itemIds.length > STREAM_FEATURED_MAX)
    throw badField("itemIds", `At most ${STREAM_FEATURED_MAX} items`);
  const { id } = await lockOpenStream(tx, streamId);
  const items = await ownItems(tx, itemIds);
  await tx.em.nativeUpdate(LiveStreamEntity, { id }, { featuredItems: items, updatedAt: tx.now });
  return publishStream(tx, id);
}

/** Unpins an item that is gone, wherever it is pinned. */
export async function unpinItem(tx: Tx, itemId: number): Promise<void> {
  const unpinned = await rows(
    tx.em,
    sql<{ id: number }>`
      with ended as (update stream_pins set unpinned_at = ${tx.now} where item_id = ${itemId} and unpinned_at is null)
      update live_streams set pinned_item_id = null, updated_at = ${tx.now} where pinned_item_id = ${itemId} returning id`,
  );
  for (const { id } of unpinned) publishStream(tx, id);
}

/**
 * Pins one of the host's items for everybody who watches, in place of the one before; null pins none. The times of
 * pinning and unpinning are stored, because replays use them as chapters. Refuses with STREAM_NOT_LIVE.
 */
export async function pinItem(
  tx: Tx,
  { streamId, itemId }: { streamId: string; itemId: string | null },
): Promise<{ streamId: number }> {
  const { id, isLive, pinnedItemId } = await lockOpenStream(tx, streamId);
  if (!isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  const [wanted = null] = itemId === null ? [] : await ownItems(tx, [itemId], "itemId");
  if (wanted === pinnedItemId) return { streamId: id };

  await tx.em.nativeUpdate(
    StreamPinEntity,
    { stream: id, unpinnedAt: null },
    { unpinnedAt: tx.now },
  );
  if (wanted !== null) {
    await tx.em.insert(StreamPinEntity, { stream: id, item: wanted, pinnedAt: tx.now });
  }
  await rows(
    tx.em,
    sql`update live_streams set pinned_item_id = ${wanted}::int, updated_at = ${tx.now} where id = ${id}`,
  );
  return publishStream(tx, id);
}
