import { PAGE } from "../../../schema/limits.ts";
import { autoTags } from "../../../schema/tags.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate, publishMembers } from "../../core/events/invalidation.ts";
import { itemAudience } from "../../core/events/topics.ts";
import { checked } from "../../core/graphql/validation.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { joinedCircle } from "../circles/index.ts";
import { categoriesOf } from "./findItems.ts";
import { coarse, itemRules } from "./item.rules.ts";
import type { CreateItemInput } from "./item.types.ts";
import { PriceChangeEntity } from "./items.entities.ts";
import { placeholdersOf } from "./placeholdersOf.ts";
import { publishListing, type Listing } from "./publishListing.ts";

/**
 * Lists an item at once. Refuses bad fields by name, photos the member did not upload, and circles the member is not
 * in.
 * Source: S1 §5, VA-010..013
 */
export async function createItem(tx: Tx, input: CreateItemInput): Promise<{ itemId: number }> {
  const viewer = viewerOf(tx);
  const item = checked(itemRules, input);
  const category = categoriesOf(item.category)[0] ?? item.category;
  const circleId = input.circleId ? await joinedCircle(tx, input.circleId) : null;
  const images = item.images ?? [];
  const placeholders = await placeholdersOf(tx, { memberId: viewer.id, paths: images });

  const made = await row<{ id: number }>(
    tx.em,
    sql`insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value,
          location, latitude, longitude, tags, quantity, width_mm, height_mm, depth_mm, is_circle_only, circle_id, created_at, updated_at)
        values (${viewer.id}, ${item.title}, ${item.description}, ${category}, ${item.condition}, ${images}, ${placeholders},
          ${item.trustPoints}, ${item.trustPoints}, ${item.location || null}, ${coarse(item.latitude)}, ${coarse(item.longitude)},
          ${item.tags ?? autoTags(item.title, item.description, category)}, ${item.quantity ?? 1}, ${item.widthMm ?? null}, ${item.heightMm ?? null}, ${item.depthMm ?? null},
          ${circleId !== null}, ${circleId}, ${tx.now}, ${tx.now})
        returning id`,
  );
  const itemId = made?.id ?? 0;
  await publishListed(
    tx,
    { id: itemId, sellerId: viewer.id, isCircleOnly: circleId !== null, circleId },
    item.trustPoints,
  );
  return { itemId };
}

/**
 * The effects of every new listing: writes the first price, counts it for the seller, and publishes it to those who may
 * see it.
 */
export async function publishListed(tx: Tx, item: Listing, trustPoints: number): Promise<void> {
  await tx.em.insert(PriceChangeEntity, { item: item.id, price: trustPoints, createdAt: tx.now });
  await rows(
    tx.em,
    sql`update user_stats set items_listed = items_listed + 1 where user_id = ${item.sellerId}`,
  );
  publishToSeller(tx, item.sellerId);
  publishMembers(tx, [item.sellerId]);
  publishListing(tx, "ItemListed", item);
}

/** Publishes a change of what item cards show of their seller, for the seller's newest items. */
export async function publishItemsOf(tx: Tx, sellerId: number): Promise<void> {
  const listed = await rows(
    tx.em,
    sql<{
      id: number;
    }>`select id from items where user_id = ${sellerId} and status = 'available'
         order by id desc limit ${PAGE.max}`,
  );
  for (const { id } of listed) tx.events.publish("itemUpdated", itemAudience(id), { itemId: id });
}

/** Invalidates the seller's item list, activity and earnings on all of their devices. */
export function publishToSeller(tx: Tx, sellerId: number): void {
  invalidate(tx, sellerId, "viewer", "myItems", "activity", "earnings");
}

/** Publishes a change of a locked item to its subscribers, and appends it to the outbox. */
export function publishUpdated(tx: Tx, itemId: number): void {
  tx.events.publish("itemUpdated", itemAudience(itemId), { itemId });
  tx.outbox.append("ItemChanged", { itemId });
}
