import type { Tx } from "../../core/context.ts";
import type { TrustLevel } from "../../core/enums.ts";
import { circleAudience, FEED } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql.ts";
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
 * What the market writes into the feed in members' names, with the commit; about a circle's item into the feed of the
 * circle, and about one that only its owner sees nowhere. The caller has locked what it is about. The member may delete it.
 * Source: C30
 */
async function write(tx: Tx, ...posts: SystemPost[]): Promise<void> {
  const sourceKey = sql`g.key || coalesce(':' || i.circle_id, '')`;
  const places = await rows(
    tx.em,
    sql<{ n: number; postId: number; circleId: number | null; sourceKey: string }>`
      select g.n::int, nextval('social_posts_id_seq')::int as "postId", i.circle_id as "circleId", ${sourceKey} as "sourceKey"
      from unnest(${posts.map(({ itemId }) => itemId ?? null)}::int[], ${posts.map(({ key }) => key)}::text[]) with ordinality
        as g (item_id, key, n)
      left join items i on i.id = g.item_id
      where (i.id is null or ${isForAll()} or i.circle_id is not null)
        and not exists (select 1 from social_posts p where p.source_key = ${sourceKey})
      order by g.n`,
  );
  const placed = places.flatMap(({ n, ...place }) => {
    const post = posts[n - 1];
    return post ? [{ ...post, ...place }] : [];
  });
  if (placed.length === 0) return;
  for (const { postId, circleId } of placed)
    tx.events.add("feedPostAdded", circleId === null ? FEED : circleAudience(circleId), { postId });
  await tx.closing.add(
    sql`insert into social_posts (id, user_id, content, item_id, circle_id, post_type, source_key, created_at)
        select id, user_id, content, item_id, circle_id, post_type, source_key, ${tx.now}
        from unnest(${placed.map(({ postId }) => postId)}::int[], ${placed.map(({ memberId }) => memberId)}::int[],
                    ${placed.map(({ content }) => content)}::text[], ${placed.map(({ itemId }) => itemId ?? null)}::int[],
                    ${placed.map(({ circleId }) => circleId)}::int[], ${placed.map(({ type }) => type)}::text[],
                    ${placed.map((post) => post.sourceKey)}::text[])
          as g (id, user_id, content, item_id, circle_id, post_type, source_key)
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

interface Trade {
  sellerId: number;
  itemId: number;
  isSwap: boolean;
  key: string;
}

/** Settled deals, told by their sellers: neither the other side nor the price is named. */
export function postOfTrades(tx: Tx, trades: Trade[]): Promise<void> {
  return write(
    tx,
    ...trades.map(({ sellerId, itemId, isSwap, key }) => ({
      memberId: sellerId,
      type: "trade" as const,
      content: isSwap ? "Swapped this item with another member" : "Found this item a new owner",
      itemId,
      key: `trade:${key}`,
    })),
  );
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
