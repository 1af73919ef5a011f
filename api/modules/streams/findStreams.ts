import type { RawBuilder } from "kysely";
import { SEARCH_TEXT_MAX, STREAM_TRENDING_OVER } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { MARKET } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import type { StreamFilter } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { categoriesOf, wordsOf } from "../items/index.ts";
import { streamColumns, streamJoins, toStream, type StreamRow } from "./stream.rows.ts";
import type { Stream, StreamStats } from "./stream.types.ts";

export interface Wanted {
  filter?: StreamFilter | null;
  search?: string | null;
  category?: string | null;
  streamer?: string | null;
  first?: number | null;
  after?: string | null;
}

type Placed = StreamRow & { shelf: number; at: number };
type PlacedStream = Stream & Pick<Placed, "shelf" | "at">;

/**
 * A page of streams in one statement: live ones, the latest start first, then upcoming ones, the next first, then the
 * rest, the latest first. Refuses too long texts and unknown cursors. Source: S2 §2, LV-012, LV-013
 */
export async function findStreams(
  ctx: Context,
  wanted: Wanted,
): Promise<Connection<Stream> & { cursor: string }> {
  const now = ctx.services.clock.now();
  const size = pageSize(wanted.first);
  const page = pageOf(wanted, now, size + 1);
  const [cursor, found] = await pipeline([cursorOf(ctx, [MARKET]), rows(ctx.em, page)]);
  const streams = found.map(({ shelf, at, ...stream }) => ({
    ...toStream(ctx.em, stream, now),
    shelf,
    at,
  }));
  return { ...toConnection<PlacedStream>(streams, size, (s) => [s.shelf, s.at, s.id]), cursor };
}

function pageOf(wanted: Wanted, now: Date, limit: number): RawBuilder<Placed> {
  const [shelf = 0, at = 0, id = 0] = decodePlace(wanted.after, 3) ?? [];
  const conditions = conditionsOf(wanted);
  // A page that begins on a later shelf needs no rows of earlier shelves. Within each shelf `at` increases in the order
  // of the page.
  const shelves = shelvesOf(wanted.filter ?? "all", now)
    .filter((part) => part.shelf >= shelf)
    .map(({ condition, seconds, sign, shelf: n }) => {
      const place = sql`floor(extract(epoch from ${seconds}))::int * ${sql.lit(sign)}`;
      const beyond =
        wanted.after && n === shelf
          ? sql`and (${place}, s.id * ${sql.lit(sign)}) > (${at}, ${id * sign})`
          : sql``;
      const order = sign > 0 ? sql`${seconds}, s.id` : sql`${seconds} desc, s.id desc`;
      return sql`(select s.*, ${sql.lit(n)} as shelf, ${place} as at from live_streams s
        where ${sql.join([condition, ...conditions], sql` and `)} ${beyond} order by ${order} limit ${limit})`;
    });
  return sql<Placed>`
    with page as (${sql.join(shelves, sql` union all `)})
    select ${streamColumns}, s.shelf, s.at from page s ${streamJoins}
    order by s.shelf, s.at, case when s.shelf = 1 then s.id else -s.id end limit ${limit}`;
}

interface Shelf {
  shelf: number;
  condition: RawBuilder<unknown>;
  seconds: RawBuilder<unknown>;
  sign: 1 | -1;
}

function shelvesOf(filter: StreamFilter, now: Date): Shelf[] {
  const upcoming = sql`s.ended_at is null and s.scheduled_at > ${now}`;
  const live: Shelf = { shelf: 0, condition: sql`s.is_live`, seconds: sql`s.started_at`, sign: -1 };
  const scheduled: Shelf = {
    shelf: 1,
    condition: sql`not s.is_live and ${upcoming}`,
    seconds: sql`s.scheduled_at`,
    sign: 1,
  };
  const rest: Shelf = {
    shelf: 2,
    condition: sql`not s.is_live and s.cancelled_at is null and (${upcoming}) is not true`,
    seconds: sql`coalesce(s.ended_at, s.created_at)`,
    sign: -1,
  };
  if (filter === "live") return [live];
  if (filter === "scheduled") return [scheduled];
  if (filter === "ended")
    return [{ ...rest, condition: sql`${rest.condition} and s.ended_at is not null` }];
  return [live, scheduled, rest];
}

function conditionsOf({ search, category, streamer }: Wanted): RawBuilder<unknown>[] {
  if (search && [...search].length > SEARCH_TEXT_MAX) {
    throw badField("search", `The search text may have at most ${SEARCH_TEXT_MAX} characters`);
  }
  const conditions: RawBuilder<unknown>[] = [];
  const words = wordsOf(search ?? "");
  if (words.length > 0) conditions.push(matching(words));
  if (category && category !== "All")
    conditions.push(sql`s.category = any(${[...categoriesOf(category)]})`);
  if (streamer) conditions.push(sql`s.user_id = ${idOf(streamer, "streamer")}`);
  return conditions;
}

/**
 * SQL: whether every search word is the beginning of a word of the stream, or the whole text is part of its host's
 * name.
 */
function matching(words: string[]): RawBuilder<unknown> {
  const prefixes = words.map((word) => `${word}:*`).join(" & ");
  return sql`(s.search @@ to_tsquery('simple', ${prefixes}) or exists (
    select 1 from users u where u.id = s.user_id
      and strpos(lower(u.display_name || ' ' || u.username), ${words.join(" ")}) > 0))`;
}

/** One stream, or undefined. A cancelled one is visible to anyone who has its address. */
export async function findStream(ctx: Context, id: number): Promise<Stream | undefined> {
  const found = await row(
    ctx.em,
    sql<StreamRow>`select ${streamColumns} from live_streams s ${streamJoins} where s.id = ${id}`,
  );
  return found && toStream(ctx.em, found, ctx.services.clock.now());
}

/** Live streams, the most watched first. */
export async function liveStreams(ctx: Context, first: number): Promise<Stream[]> {
  return shortList(
    ctx,
    sql`select ${streamColumns} from live_streams s ${streamJoins} where s.is_live
        order by s.viewer_count desc, s.started_at desc, s.id desc limit ${pageSize(first)}`,
  );
}

/** Live and upcoming streams with featured items: live ones first, the most watched and liked first. */
export async function featuredStreams(ctx: Context, first: number): Promise<Stream[]> {
  return shortList(
    ctx,
    sql`select ${streamColumns} from live_streams s ${streamJoins}
        where s.ended_at is null and s.featured_items <> '{}' and (s.is_live or s.scheduled_at > ${ctx.services.clock.now()})
        order by s.is_live desc, s.viewer_count desc, s.like_count desc, s.scheduled_at, s.id desc limit ${pageSize(first)}`,
  );
}

async function shortList(ctx: Context, query: RawBuilder<unknown>): Promise<Stream[]> {
  const found = await rows(ctx.em, query as RawBuilder<StreamRow>);
  return found.map((stream) => toStream(ctx.em, stream, ctx.services.clock.now()));
}

/** The four counts above the list of streams. Source: S2 §2, LV-008..011 */
export async function streamStats(ctx: Context): Promise<StreamStats> {
  const stats = await row(
    ctx.em,
    sql<StreamStats>`
      select count(*)::int as "liveNow", coalesce(sum(viewer_count), 0)::int as viewers,
             count(*) filter (where viewer_count > ${STREAM_TRENDING_OVER})::int as trending,
             (select count(*)::int from live_streams where cancelled_at is null) as "totalStreams"
      from live_streams where is_live`,
  );
  return stats ?? { liveNow: 0, viewers: 0, trending: 0, totalStreams: 0 };
}
