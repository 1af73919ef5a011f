import { VIDEO_CHAPTERS_MAX } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { isForAll, isShown } from "../items/index.ts";
import { StreamChapter } from "./video.types.ts";

/** The items that were pinned during the recorded time, as chapters of the replay; none while a stream is live. */
export function chaptersOf(ctx: Context, streamId: number): Promise<StreamChapter[]> {
  return batched<number, StreamChapter[]>(
    ctx,
    "streamChapters",
    (ids) => readChapters(ctx, ids),
    [],
  ).load(streamId);
}

/**
 * The position of a chapter is the total duration recorded before it, because the time between two recordings is not in
 * the replay.
 */
async function readChapters(
  { em }: Context,
  ids: readonly number[],
): Promise<Map<number, StreamChapter[]>> {
  const found = await rows(
    em,
    sql<{ streamId: number; itemId: number; atSeconds: number }>`
      select p.stream_id as "streamId", p.item_id as "itemId", (
          select coalesce(sum(g.duration_ms), 0) / 1000 from stream_segments g
          where g.stream_id = p.stream_id and g.is_recorded and g.created_at <= p.pinned_at)::int as "atSeconds"
      from (select *, row_number() over (partition by stream_id order by id) as place
            from stream_pins where stream_id = any(${[...ids]})) p
      join stream_videos v on v.stream_id = p.stream_id and v.recorded_ms > 0
      join live_streams s on s.id = p.stream_id and s.ended_at is not null
      join items i on i.id = p.item_id and ${isShown()} and ${isForAll()}
      where p.place <= ${VIDEO_CHAPTERS_MAX} order by p.stream_id, p.id`,
  );
  const chapters = new Map<number, StreamChapter[]>();
  for (const { streamId, itemId, atSeconds } of found) {
    const chapter = Object.assign(new StreamChapter(), { itemId, atSeconds });
    chapters.set(streamId, [...(chapters.get(streamId) ?? []), chapter]);
  }
  return chapters;
}
