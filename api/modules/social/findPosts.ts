import type { RawBuilder } from "kysely";
import { TRENDING_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { FEED, type Audience } from "../../core/events/topics.ts";
import type { FeedFilter } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { isLocal } from "./localPosts.ts";
import { postColumns, postTables, postVisibleTo, toPost, type PostRow } from "./post.rows.ts";

export interface FoundPosts extends Connection<PostRow> {
  cursor: string;
}

export interface Page {
  first?: number | null;
  after?: string | null;
}

/**
 * A row of a page. `place` is its paging position; `seq` is the sequence number of the live stream in the same
 * snapshot.
 */
type Placed = PostRow & { place: number[]; seq: number };

/** The parts of the query for a page: conditions, order, paging position, and the audience of its live stream. */
interface Slice {
  which: RawBuilder<unknown>[];
  order: RawBuilder<unknown>;
  place: RawBuilder<unknown>;
  audience: Audience;
}

const NEWEST = sql`p.id desc`;

/** A page of the feed in one statement. Source: S2 §2, C30 */
export function feed(ctx: Context, filter: FeedFilter, page: Page): Promise<FoundPosts> {
  if (filter === "trending") return trending(ctx, page);
  return newest(ctx, page, [sql`p.circle_id is null`, ...conditionsOf(ctx, filter)], FEED);
}

/** The conditions of a filter, besides visibility. */
export function conditionsOf({ viewer }: Context, filter: FeedFilter): RawBuilder<unknown>[] {
  const me = viewer?.id ?? 0;
  if (filter === "local") return [isLocal(me)];
  if (filter !== "following") return [];
  return [
    sql`exists (select 1 from user_follows f where f.follower_id = ${me} and f.following_id = p.user_id)`,
  ];
}

/** Posts by their age, newest first. Refuses a cursor of another list with BAD_USER_INPUT. */
export function newest(
  ctx: Context,
  page: Page,
  which: RawBuilder<unknown>[],
  audience: Audience,
): Promise<FoundPosts> {
  const [id] = decodePlace(page.after, 1) ?? [];
  return read(ctx, page, {
    which: id === undefined ? which : [...which, sql`p.id < ${id}`],
    order: NEWEST,
    place: sql`json_build_array(p.id)`,
    audience,
  });
}

/**
 * Posts of the last seven days by their reactions, weighted by age: (likes + comments + shares) / (1 + days)^1.5. The
 * cursor keeps the time at which the first page was read, so that the order is stable while paging.
 */
function trending(ctx: Context, page: Page): Promise<FoundPosts> {
  const now = Math.floor(ctx.services.clock.now().getTime() / 60_000);
  const [minute = now, score, id] = decodePlace(page.after, 3) ?? [];
  const at = new Date(minute * 60_000);
  const points = sql`least(floor(1000 * (p.likes + p.comments + p.shares)
    / power(1 + greatest(0, extract(epoch from ${at}::timestamptz - p.created_at)) / 86400.0, 1.5)), 2147483647)::int`;
  return read(ctx, page, {
    which: [
      sql`p.circle_id is null`,
      sql`p.likes + p.comments + p.shares > 0`,
      sql`p.created_at > ${hoursAfter(at, -24 * TRENDING_DAYS)}`,
      ...(score === undefined ? [] : [sql`(${points}, p.id) < (${score}, ${id})`]),
    ],
    order: sql`${points} desc, p.id desc`,
    place: sql`json_build_array(${minute}::int, ${points}, p.id)`,
    audience: FEED,
  });
}

async function read(
  ctx: Context,
  page: Page,
  { which, order, place, audience }: Slice,
): Promise<FoundPosts> {
  const size = pageSize(page.first);
  // An empty page needs the live cursor as well, from the same snapshot.
  const found = await rows<Placed>(
    ctx.em,
    sql<Placed>`
      with live as (select coalesce(max(seq), 0)::float8 as seq from event_counters where audience = ${audience})
      select live.seq, page.* from live left join lateral (
        select ${postColumns(ctx.viewer)}, ${place} as place, row_number() over (order by ${order}) as nth
        from ${postTables(ctx)}
        where ${sql.join([...which, postVisibleTo(ctx.viewer)], sql` and `)}
        order by ${order} limit ${sql.lit(size + 1)}) page on true
      order by page.nth`,
  );
  const posts = found.filter(({ id }) => id !== null).map((post) => toPost(post) as Placed);
  return {
    ...toConnection(posts, size, (post) => post.place),
    cursor: encodeCursor([[audience, found[0]?.seq ?? 0]]),
  };
}

/** A page of a member's posts outside of circles, those that the viewer may see. */
export function postsOf(ctx: Context, memberId: number, page: Page): Promise<FoundPosts> {
  return newest(ctx, page, [sql`p.user_id = ${memberId}`, sql`p.circle_id is null`], FEED);
}

/** A page of a circle's posts, for its members. */
export function postsOfCircle(ctx: Context, circleId: number, page: Page): Promise<FoundPosts> {
  return newest(ctx, page, [sql`p.circle_id = ${circleId}`], `c${circleId}`);
}

/** A page of the viewer's bookmarked posts, the latest bookmark first. */
export function bookmarkedPosts(ctx: Context, page: Page): Promise<FoundPosts> {
  const [before] = decodePlace(page.after, 1) ?? [];
  const mark = sql`(select b.id from social_post_bookmarks b where b.post_id = p.id and b.user_id = ${ctx.viewer?.id ?? 0})`;
  return read(ctx, page, {
    which: [
      sql`p.id in (select b.post_id from social_post_bookmarks b where b.user_id = ${ctx.viewer?.id ?? 0})`,
      ...(before === undefined ? [] : [sql`${mark} < ${before}`]),
    ],
    order: sql`${mark} desc`,
    place: sql`json_build_array(${mark})`,
    audience: FEED,
  });
}

/** One post, if the viewer may see it and it meets the conditions. */
export async function findPost(
  ctx: Context,
  id: number,
  which: RawBuilder<unknown>[] = [],
): Promise<PostRow | undefined> {
  const found = await row<PostRow>(
    ctx.em,
    sql<PostRow>`select ${postColumns(ctx.viewer)} from ${postTables(ctx)}
        where ${sql.join([sql`p.id = ${id}`, ...which, postVisibleTo(ctx.viewer)], sql` and `)}`,
  );
  return found && toPost(found);
}

/** Which of these posts the viewer may see. */
export async function visibleAmong(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const found = await rows(
    ctx.em,
    sql<{ id: number }>`
      select p.id from ${postTables(ctx)} where p.id = any(${[...ids]}) and ${postVisibleTo(ctx.viewer)}`,
  );
  return found.map(({ id }) => id);
}
