import { VIDEO } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { streamAudience } from "../../../core/events/topics.ts";
import { Refused } from "../../../core/failures.ts";
import { tooMany } from "../../../core/limits/tooMany.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { acceptsSegments } from "./findRecording.ts";
import { mayRecord } from "./mayRecord.ts";
import type { Draft } from "./videoFiles.ts";

export interface Segment {
  streamId: number;
  recording: number;
  n: number;
  durationMs: number;
  bytes: number;
  draft: Draft;
}

export interface AppendedSegment {
  /** Its number among all segments of the stream; null if it had been received before. */
  seq: number | null;
  isRepeated: boolean;
  isRecorded: boolean;
  /** Segments that left the rolling window, whose files can be deleted. */
  over: { recording: number; n: number }[];
  key: string;
}

interface Locked {
  key: string;
  recordings: number;
  lastRecording: number;
  segments: number;
  breaks: number;
  lastN: number;
  totalMs: number;
  /** Milliseconds since the recording began. */
  passedMs: number;
  isLive: boolean;
}

/**
 * Appends one segment to a stream's timeline. A segment that was received before, or arrives after a later one, is
 * ignored; a missing segment causes a discontinuity. Refuses with RATE_LIMITED if the segments are longer than the time
 * that has passed, and with STREAM_NOT_LIVE after the end.
 */
export async function appendSegment(tx: Tx, segment: Segment): Promise<AppendedSegment> {
  const { streamId, recording, n, durationMs } = segment;
  const found = await lockRecording(tx, streamId, recording);
  if (!found.isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  const { key } = found;
  if (recording !== found.recordings)
    throw new Refused("FORBIDDEN", "Another camera of yours is on now");
  if (n <= found.lastN) return { seq: null, isRepeated: true, isRecorded: false, over: [], key };
  const aheadMs = found.totalMs + durationMs - found.passedMs;
  if (aheadMs > VIDEO.aheadMs) throw tooMany(aheadMs - VIDEO.aheadMs);

  const isBreak =
    found.segments > 0 && (found.lastRecording !== recording || n !== found.lastN + 1);
  const seq = found.segments + 1;
  const breaks = found.breaks + (isBreak ? 1 : 0);
  const isRecorded = await mayRecord(tx, segment);
  await rows(
    tx.em,
    sql`insert into stream_segments (stream_id, seq, recording, n, duration_ms, bytes, breaks, is_recorded, created_at)
        values (${streamId}, ${seq}, ${recording}, ${n}, ${durationMs}, ${segment.bytes}, ${breaks}, ${isRecorded}, ${tx.now})`,
  );
  await count(tx, { ...segment, seq, breaks, isRecorded });
  const over = await deleteBehindWindow(tx, streamId, seq);
  if (n === 1) tx.events.publish("streamUpdated", streamAudience(streamId), { streamId });

  // Name the file last: a row never names a file that does not exist, and after a rollback the file is overwritten.
  await segment.draft.name(key, recording, n);
  return { seq, isRepeated: false, isRecorded, over, key };
}

async function lockRecording(
  { em, now }: Tx,
  streamId: number,
  recording: number,
): Promise<Locked> {
  const found = await row(
    em,
    sql<Locked>`
      select v.key, v.recordings, v.last_recording as "lastRecording", v.segments, v.breaks, t.last_n as "lastN",
        t.total_ms::float8 as "totalMs", (extract(epoch from ${now} - t.begun_at) * 1000)::float8 as "passedMs", ${acceptsSegments(now, sql`true`)} as "isLive"
      from stream_videos v
      join stream_recordings t on t.stream_id = v.stream_id and t.recording = ${recording}
      join live_streams s on s.id = v.stream_id
      where v.stream_id = ${streamId} for no key update of v, t`,
  );
  if (!found) throw new Refused("NOT_FOUND", "Recording not found");
  return found;
}

async function count(
  tx: Tx,
  {
    streamId,
    recording,
    n,
    durationMs,
    bytes,
    seq,
    breaks,
    isRecorded,
  }: Segment & {
    seq: number;
    breaks: number;
    isRecorded: boolean;
  },
): Promise<void> {
  await rows(
    tx.em,
    sql`with t as (
          update stream_recordings set last_n = ${n}, total_ms = total_ms + ${durationMs}
          where stream_id = ${streamId} and recording = ${recording})
        update stream_videos set segments = ${seq}, breaks = ${breaks}, last_recording = ${recording}, fresh_at = ${tx.now},
          recorded_ms = recorded_ms + ${isRecorded ? durationMs : 0},
          recorded_bytes = recorded_bytes + ${isRecorded ? bytes : 0}
        where stream_id = ${streamId}`,
  );
}

/** Deletes segments that are not recorded once nobody can still play them. */
function deleteBehindWindow(
  tx: Tx,
  streamId: number,
  seq: number,
): Promise<{ recording: number; n: number }[]> {
  return rows(
    tx.em,
    sql<{ recording: number; n: number }>`
      delete from stream_segments
      where stream_id = ${streamId} and not is_recorded and seq <= ${seq - VIDEO.keptSegments}
      returning recording, n`,
  );
}
