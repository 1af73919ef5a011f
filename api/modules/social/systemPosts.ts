import type { Tx } from "../../core/context.ts";
import type { TrustLevel } from "../../core/enums.ts";
import { circleAudience, FEED } from "../../core/events/topics.ts";
import { row, sql } from "../../core/sql.ts";
import { isForAll } from "../items/index.ts";

interface SystemPost {
  memberId: number;
  type: "listing" | "trade" | "review" | "achievement";
  content: string;
  itemId?: number | null;
  /** Names what happened: the same thing is told once. */
  key: string;
}

/**
 * What the market writes into the feed in a member's name, with the commit; about a circle's item into the feed of the
 * circle, and about one that only its owner sees nowhere. The caller has locked what it is about. The member may delete it.
 * Source: C30
 */
async function write(tx: Tx, { memberId, type, content, itemId, key }: SystemPost): Promise<void> {
  const sourceKey = sql`${key} || coalesce(':' || i.circle_id, '')`;
  const place = await row(
    tx.em,
    sql<{ postId: number; circleId: number | null; sourceKey: string }>`
      select nextval('social_posts_id_seq')::int as "postId", i.circle_id as "circleId", ${sourceKey} as "sourceKey"
      from (select 1) one left join items i on i.id = ${itemId ?? null}::int
      where (i.id is null or ${isForAll()} or i.circle_id is not null)
        and not exists (select 1 from social_posts p where p.source_key = ${sourceKey})`,
  );
  if (!place) return;
  const { postId, circleId } = place;
  tx.events.add("feedPostAdded", circleId === null ? FEED : circleAudience(circleId), { postId });
  await tx.closing.add(
    sql`insert into social_posts (id, user_id, content, item_id, circle_id, post_type, source_key, created_at)
        values (${postId}, ${memberId}, ${content}, ${itemId ?? null}, ${circleId}, ${type}, ${place.sourceKey}, ${tx.now})
        on conflict (source_key) do nothing`,
  );
}

/** A new listing. The card shows its title and photos as they are then. */
export function postOfListing(
  tx: Tx,
  { sellerId, itemId }: { sellerId: number; itemId: number },
): Promise<void> {
  return write(tx, {
    memberId: sellerId,
    type: "listing",
    content: "Put a new item on the market",
    itemId,
    key: `listing:${itemId}`,
  });
}

/** A settled deal, told by the seller: neither the other side nor the price is named. */
export function postOfTrade(
  tx: Tx,
  {
    sellerId,
    itemId,
    isSwap,
    key,
  }: { sellerId: number; itemId: number; isSwap: boolean; key: string },
): Promise<void> {
  return write(tx, {
    memberId: sellerId,
    type: "trade",
    content: isSwap ? "Swapped this item with another member" : "Found this item a new owner",
    itemId,
    key: `trade:${key}`,
  });
}

/** A review that was published, told by who wrote it; the reviewed member is not named. `comment` at most 500 characters. */
export function postOfReview(
  tx: Tx,
  review: {
    reviewId: number;
    reviewerId: number;
    itemId: number | null;
    rating: number;
    comment: string | null;
  },
): Promise<void> {
  const stars = `${review.rating} of 5 stars for a completed deal`;
  return write(tx, {
    memberId: review.reviewerId,
    type: "review",
    content: review.comment ? `${stars}: “${review.comment}”` : stars,
    itemId: review.itemId,
    key: `review:${review.reviewId}`,
  });
}

/** A trust level somebody has reached for the first time. */
export function postOfLevel(
  tx: Tx,
  { memberId, level }: { memberId: number; level: TrustLevel },
): Promise<void> {
  return write(tx, {
    memberId,
    type: "achievement",
    content: `Is now a ${level} member`,
    key: `level:${memberId}:${level}`,
  });
}

/** The first sale. */
export function postOfFirstSale(tx: Tx, memberId: number): Promise<void> {
  return write(tx, {
    memberId,
    type: "achievement",
    content: "Made a first sale",
    key: `first_sale:${memberId}`,
  });
}
