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
 * What the market writes into the feed in a member's name; about a circle's item into the feed of the circle, and about one
 * that only its owner sees nowhere. The caller has locked what it is about. The member may delete it. Source: C30
 */
async function write(tx: Tx, post: SystemPost): Promise<void> {
  const written = await row(
    tx.em,
    sql<{ id: number; circleId: number | null }>`
      insert into social_posts (user_id, content, item_id, circle_id, post_type, source_key, created_at)
      select ${post.memberId}, ${post.content}, g.item_id, i.circle_id, ${post.type},
             ${post.key} || coalesce(':' || i.circle_id, ''), ${tx.now}
      from (select ${post.itemId ?? null}::int as item_id) g left join items i on i.id = g.item_id
      where i.id is null or ${isForAll()} or i.circle_id is not null
      on conflict (source_key) do nothing
      returning id, circle_id as "circleId"`,
  );
  if (!written) return;
  const audience = written.circleId === null ? FEED : circleAudience(written.circleId);
  tx.events.add("feedPostAdded", audience, { postId: written.id });
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

interface Trade {
  sellerId: number;
  itemId: number;
  isSwap: boolean;
  key: string;
}

/** A settled deal, told by its seller: neither the other side nor the price is named. */
export function postOfTrade(tx: Tx, { sellerId, itemId, isSwap, key }: Trade): Promise<void> {
  return write(tx, {
    memberId: sellerId,
    type: "trade",
    content: isSwap ? "Swapped this item with another member" : "Found this item a new owner",
    itemId,
    key: `trade:${key}`,
  });
}

interface PublishedReview {
  reviewerId: number;
  itemId: number | null;
  rating: number;
  comment: string | null;
}

/** A review that was published, told by who wrote it; the reviewed member is not named. The comment has at most 500 characters. */
export async function postOfReview(tx: Tx, { reviewId }: { reviewId: number }): Promise<void> {
  const review = await row(
    tx.em,
    sql<PublishedReview>`
      select r.reviewer_id as "reviewerId", t.item_id as "itemId", r.rating, r.comment
      from reviews r join transactions t on t.id = r.transaction_id where r.id = ${reviewId}`,
  );
  if (!review) return;
  const stars = `${review.rating} of 5 stars for a completed deal`;
  await write(tx, {
    memberId: review.reviewerId,
    type: "review",
    content: review.comment ? `${stars}: “${review.comment}”` : stars,
    itemId: review.itemId,
    key: `review:${reviewId}`,
  });
}

/** A trust level somebody has reached for the first time. */
export function postOfLevel(
  tx: Tx,
  { memberId, trustLevel }: { memberId: number; trustLevel: TrustLevel },
): Promise<void> {
  return write(tx, {
    memberId,
    type: "achievement",
    content: `Is now a ${trustLevel} member`,
    key: `level:${memberId}:${trustLevel}`,
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
