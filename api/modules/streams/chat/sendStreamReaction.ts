import { STREAM_HEARTS_MAX } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { streamPresenceOf } from "../presence/streamPresence.ts";

/**
 * Adds hearts, which the next presence tick broadcasts (every half second). Refuses with NOT_FOUND and STREAM_NOT_LIVE.
 */
export async function sendStreamReaction(
  ctx: Context,
  { streamId, count }: { streamId: string; count: number },
): Promise<true> {
  const id = idOf(streamId, "streamId");
  if (count < 1 || count > STREAM_HEARTS_MAX)
    throw badField("count", `count must be 1 to ${STREAM_HEARTS_MAX}`);
  const stream = await row(
    ctx.em,
    sql<{ isLive: boolean }>`select is_live as "isLive" from live_streams where id = ${id}`,
  );
  if (!stream) throw notFound("Stream");
  if (!stream.isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");

  streamPresenceOf(ctx.services).addHearts(id, count);
  return true;
}
