import { VIDEO } from "../../schema/limits.ts";
import type { Tx } from "../core/context.ts";
import { streamAudience } from "../core/events/topics.ts";
import { Refused } from "../core/failures.ts";
import { row, rows, sql } from "../core/sql.ts";
import { tooMany } from "../core/tooMany.ts";
import { isTaken } from "./findTake.ts";
import { mayRecord } from "./mayRecord.ts";
import type { Draft } from "./videoFiles.ts";

export interface Piece {
  streamId: number;
  take: number;
  n: number;
  durationMs: number;
  bytes: number;
  draft: Draft;
}

export interface PieceKept {
  /** Its number among all pieces of the stream; null for one that came before. */
  seq: number | null;
  isRepeated: boolean;
  isRecorded: boolean;
  /** Pieces of a window that rolls, whose files can go. */
  over: { take: number; n: number }[];
  key: string;
}

interface Locked {
  key: string;
  takes: number;
  lastTake: number;
  segments: number;
  breaks: number;
  lastN: number;
  totalMs: number;
  /** Since the take began. */
  passedMs: number;
  isLive: boolean;
}

/**
 * Takes one piece into a stream's timeline. One that came before, or is late, is not taken again; after one that is
 * missing the timeline breaks. Refuses with RATE_LIMITED more seconds than have passed, with STREAM_NOT_LIVE what comes
 * after the end.
 */
export async function keepPiece(tx: Tx, piece: Piece): Promise<PieceKept> {
  const { streamId, take, n, durationMs } = piece;
  const found = await lockTake(tx, streamId, take);
  if (!found.isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  const { key } = found;
  if (take !== found.takes) throw new Refused("FORBIDDEN", "Another camera of yours is on now");
  if (n <= found.lastN) return { seq: null, isRepeated: true, isRecorded: false, over: [], key };
  const aheadMs = found.totalMs + durationMs - found.passedMs;
  if (aheadMs > VIDEO.aheadMs) throw tooMany(aheadMs - VIDEO.aheadMs);

  const isBreak = found.segments > 0 && (found.lastTake !== take || n !== found.lastN + 1);
  const seq = found.segments + 1;
  const breaks = found.breaks + (isBreak ? 1 : 0);
  const isRecorded = await mayRecord(tx, piece);
  await rows(
    tx.em,
    sql`insert into stream_segments (stream_id, seq, take, n, duration_ms, bytes, breaks, is_recorded, created_at)
        values (${streamId}, ${seq}, ${take}, ${n}, ${durationMs}, ${piece.bytes}, ${breaks}, ${isRecorded}, ${tx.now})`,
  );
  await count(tx, { ...piece, seq, breaks, isRecorded });
  const over = await rollOut(tx, streamId, seq);
  if (n === 1) tx.events.add("streamUpdated", streamAudience(streamId), { streamId });

  // The name as the last thing: a row never names a file that is not there, and what is rolled back is written over.
  await piece.draft.name(key, take, n);
  return { seq, isRepeated: false, isRecorded, over, key };
}

async function lockTake({ em, now }: Tx, streamId: number, take: number): Promise<Locked> {
  const found = await row(
    em,
    sql<Locked>`
      select v.key, v.takes, v.last_take as "lastTake", v.segments, v.breaks, t.last_n as "lastN",
        t.total_ms::float8 as "totalMs", (extract(epoch from ${now} - t.begun_at) * 1000)::float8 as "passedMs", ${isTaken(now, sql`true`)} as "isLive"
      from stream_videos v
      join stream_takes t on t.stream_id = v.stream_id and t.take = ${take}
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
    take,
    n,
    durationMs,
    bytes,
    seq,
    breaks,
    isRecorded,
  }: Piece & {
    seq: number;
    breaks: number;
    isRecorded: boolean;
  },
): Promise<void> {
  await rows(
    tx.em,
    sql`with t as (
          update stream_takes set last_n = ${n}, total_ms = total_ms + ${durationMs}
          where stream_id = ${streamId} and take = ${take})
        update stream_videos set segments = ${seq}, breaks = ${breaks}, last_take = ${take}, fresh_at = ${tx.now},
          recorded_ms = recorded_ms + ${isRecorded ? durationMs : 0},
          recorded_bytes = recorded_bytes + ${isRecorded ? bytes : 0}
        where stream_id = ${streamId}`,
  );
}

/** What is not recorded is kept only as long as somebody may still play it. */
function rollOut(tx: Tx, streamId: number, seq: number): Promise<{ take: number; n: number }[]> {
  return rows(
    tx.em,
    sql<{ take: number; n: number }>`
      delete from stream_segments
      where stream_id = ${streamId} and not is_recorded and seq <= ${seq - VIDEO.keptSegments}
      returning take, n`,
  );
}
