import type { Tx } from "../../core/context.ts";
import { circleAudience, FEED } from "../../core/events/topics.ts";
import type { TrustLevel } from "../../core/graphql/enums.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { isForAll } from "../items/index.ts";

interface SystemPost {
  memberId: number;
  type: "listing" | "trade" | "review" | "achievement";
  content: string;
  itemId?: number | null;
  /** Identifies the event, so that it is posted only once. */
  key: string;
  at: Date;
}

/**
 * Writes posts of the market into the feed, in the names of members who may delete them. A post about a circle's item
 * goes into the feed of that circle; a post about an item that only its owner sees is not written. One statement.
 * Source: C30
 */
async function write(tx: Tx, posts: readonly SystemPost[]): Promise<void> {
  const written = await rows(
    tx.em,
    sql<{ id: number; circleId: number | null }>`
      insert into social_posts (user_id, content, item_id, circle_id, post_type, source_key, created_at)
      select g."memberId", g.content, g."itemId", i.circle_id, g.type, g.key || coalesce(':' || i.circle_id, ''), g.at
      from rows from (jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as (
          "memberId" int, type text, content text, "itemId" int, key text, at timestamptz))
        with ordinality as g ("memberId", type, content, "itemId", key, at, n)
      left join items i on i.id = g."itemId"
      where i.id is null or ${isForAll()} or i.circle_id is not null
      order by g.n
      on conflict (source_key) do nothing
      returning id, circle_id as "circleId"`,
  );
  for (const { id, circleId } of written)
    tx.events.publish("feedPostAdded", circleId === null ? FEED : circleAudience(circleId), {
      postId: id,
    });
}

function writeOne(tx: Tx, post: Omit<SystemPost, "at">): Promise<void> {
  return write(tx, [{ ...post, at: tx.now }]);
}

/** A new listing. Its card shows the current title and photos. */
export function postOfListing(
  tx: Tx,
  { sellerId, itemId }: { sellerId: number; itemId: number },
): Promise<void> {
  return writeOne(tx, {
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
  at: Date;
}

/** Settled deals, in the names of their sellers. The posts name neither the other side nor the price. */
export function postOfTrades(tx: Tx, trades: readonly Trade[]): Promise<void> {
  return write(
    tx,
    trades.map(({ sellerId, itemId, isSwap, key, at }) => ({
      memberId: sellerId,
      type: "trade",
      content: isSwap ? "Swapped this item with another member" : "Found this item a new owner",
      itemId,
      key: `trade:${key}`,
      at,
    })),
  );
}

interface PublishedReview {
  reviewerId: number;
  itemId: number | null;
  rating: number;
  comment: string | null;
}

/**
 * A published review, in the name of its author; the reviewed member is not named. The comment has at most 500
 * characters.
 */
export async function postOfReview(tx: Tx, { reviewId }: { reviewId: number }): Promise<void> {
  const review = await row(
    tx.em,
    sql<PublishedReview>`
      select r.reviewer_id as "reviewerId", t.item_id as "itemId", r.rating, r.comment
      from reviews r join transactions t on t.id = r.transaction_id where r.id = ${reviewId} and r.removed_at is null`,
  );
  if (!review) return;
  const stars = `${review.rating} of 5 stars for a completed deal`;
  await writeOne(tx, {
    memberId: review.reviewerId,
    type: "review",
    content: review.comment ? `${stars}: “${review.comment}”` : stars,
    itemId: review.itemId,
    key: `review:${reviewId}`,
  });
}

/** A trust level that a member has reached for the first time. */
export function postOfLevel(
  tx: Tx,
  { memberId, trustLevel }: { memberId: number; trustLevel: TrustLevel },
): Promise<void> {
  return writeOne(tx, {
    memberId,
    type: "achievement",
    content: `Is now a ${trustLevel} member`,
    key: `level:${memberId}:${trustLevel}`,
  });
}

/** A member's first sale. */
export function postOfFirstSale(tx: Tx, memberId: number): Promise<void> {
  return writeOne(tx, {
    memberId,
    type: "achievement",
    content: "Made a first sale",
    key: `first_sale:${memberId}`,
  });
}
