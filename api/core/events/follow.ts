import { viewerOf } from "../access/viewer.ts";
import type { Context } from "../context.ts";
import { batched, readOnce } from "../graphql/loaders.ts";
import { keyedRow, sql } from "../sql/sql.ts";
import { encodeCursor } from "./cursor.ts";
import type { Follower } from "./follower.ts";
import { newestOf } from "./log.ts";
import { memberAudience, type Audience, type Topic } from "./topics.ts";

export type { LiveEvent } from "./follower.ts";

/** Follows the viewer's own events of some topics, from a cursor on. */
export function followMember(
  ctx: Context,
  topics: Topic[],
  after?: string | null,
): Promise<Follower> {
  return ctx.services.bus.follow([memberAudience(viewerOf(ctx).id)], { topics, after });
}

/**
 * The cursor of some audiences, read in the snapshot of the answer: the answer reflects every event up to it, and none
 * after it.
 */
export function cursorOf(ctx: Context, audiences: Audience[]): Promise<string> {
  return readOnce(ctx, `cursor of ${audiences.join()}`, () => readCursor(ctx, audiences));
}

/** The cursor of one object's audience, for each object of an answer; all of them are read in one batch. */
export async function placeOf(
  ctx: Context,
  audienceOf: (id: number) => Audience,
  id: number,
): Promise<string> {
  const seqOf = batched(
    ctx,
    `places of ${audienceOf(0)}`,
    (ids) => seqsOf(ctx, ids.map(audienceOf)),
    0,
  );
  return encodeCursor([[audienceOf(id), await seqOf.load(id)]]);
}

async function seqsOf(ctx: Context, audiences: Audience[]): Promise<Map<number, number>> {
  const newest = await newestOf(ctx.em, audiences);
  return new Map([...newest].map(([audience, seq]) => [Number(audience.slice(1)), seq]));
}

async function readCursor(ctx: Context, audiences: Audience[]): Promise<string> {
  const found = await keyedRow<{ places: [string, number][] | null }>(
    ctx.em,
    sql`select json_agg(json_build_array(a, coalesce(c.seq, 0))) as places
        from unnest(${audiences}::text[]) a left join event_counters c on c.audience = a`,
  );
  return encodeCursor(found?.places ?? []);
}
