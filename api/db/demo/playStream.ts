import { hoursAfter } from "../../core/clock.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { sendStreamMessage } from "../../modules/streams/chat/sendStreamMessage.ts";
import { createStream } from "../../modules/streams/createStream.ts";
import { endStream } from "../../modules/streams/endStream.ts";
import { likeStream } from "../../modules/streams/likeStream.ts";
import { pinItem } from "../../modules/streams/pinItem.ts";
import { startStream } from "../../modules/streams/startStream.ts";
import { addStreamReminder } from "../../modules/streams/streamReminder.ts";
import { idOf, type Scene, type Script } from "./script.ts";
import type { DemoStream } from "./streams.ts";

const MINUTES_A_DAY = 24 * 60;
const ANNOUNCED_DAYS = 0.02;

/** What happens in and around one stream. */
export function streamScenes(script: Script, stream: DemoStream): Scene[] {
  const { stage, cast, itemIds } = script;
  const hostId = idOf(cast, stream.by);
  const made = { streamId: "" };
  const at = (minute: number) => stream.starts - minute / MINUTES_A_DAY;
  const scene = (when: number, play: () => Promise<unknown>): Scene => ({
    at: when,
    play: async () => void (await play()),
  });
  const announced = Math.max(stream.starts, 0) + ANNOUNCED_DAYS;

  const scenes = [
    scene(announced, async () => {
      const { streamId } = await stage.as(hostId, createStream, {
        title: stream.title,
        description: stream.says,
        category: stream.category,
        tags: [...stream.tags],
        streamType: stream.type,
        thumbnailUrl: pictureOf(script, stream),
        scheduledAt: hoursAfter(stage.opening, -24 * stream.starts),
        itemIds: stream.items.map((item) => String(idOf(itemIds, item))),
      });
      made.streamId = String(streamId);
    }),
    ...(stream.likedBy ?? []).map((by, n) =>
      scene(stream.starts < 0 ? 0.004 - n / 1000 : at(5 + n), () =>
        stage.as(idOf(cast, by), likeStream, made.streamId),
      ),
    ),
    ...(stream.awaitedBy ?? []).map((by, n) =>
      scene(0.003 - n / 1000, () => stage.as(idOf(cast, by), addStreamReminder, made.streamId)),
    ),
  ];
  if (stream.starts < 0) return scenes;
  return [
    ...scenes,
    scene(at(0), async () => {
      await stage.as(hostId, startStream, made.streamId);
      await watch(script, stream, Number(made.streamId));
    }),
    ...(stream.pins ?? []).map(([minute, item]) =>
      scene(at(minute), () =>
        stage.as(hostId, pinItem, {
          streamId: made.streamId,
          itemId: String(idOf(itemIds, item)),
        }),
      ),
    ),
    ...(stream.chat ?? []).map(([minute, by, content]) =>
      scene(at(minute), () =>
        stage.as(idOf(cast, by), sendStreamMessage, { streamId: made.streamId, content }),
      ),
    ),
    stream.minutes === undefined
      ? scene(0, () => keepOn(script, Number(made.streamId)))
      : scene(at(stream.minutes), () => stage.as(hostId, endStream, made.streamId)),
  ];
}

/** The photo of the first thing on the table: the host brought it. */
function pictureOf({ photos }: Script, { items: [first] }: DemoStream): string | null {
  return photos.get(first)?.[0] ?? null;
}

/** Who watched, all at once: counted, though they left long ago. */
async function watch({ stage, cast }: Script, stream: DemoStream, id: number): Promise<void> {
  const people = (stream.watchedBy ?? []).map((by) => `u${idOf(cast, by)}`);
  await rows(
    stage.em,
    sql`select stream_note_visits(array_fill(${id}::int, array[${people.length}::int]), ${people}::text[], ${stage.services.clock.now()})`,
  );
  await rows(stage.em, sql`update live_streams set peak_viewers = unique_viewers where id = ${id}`);
}

/** The host of the demo's live stream is nobody's browser: without a deadline it does not end by itself. */
async function keepOn({ stage }: Script, id: number): Promise<void> {
  await rows(stage.em, sql`update live_streams set deadline = null where id = ${id}`);
}
