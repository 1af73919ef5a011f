import { VIDEO } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";

const MB = 1024 * 1024;

/**
 * Whether a segment is kept for the replay: within two hours, and within the operator's limits for one stream and for
 * all. A segment that is not kept is still shown live.
 */
export async function mayRecord(
  { em, services: { env } }: Tx,
  { streamId, durationMs, bytes }: { streamId: number; durationMs: number; bytes: number },
): Promise<boolean> {
  const kept = await row(
    em,
    sql<{ ms: number; bytes: number; all: number }>`
      select recorded_ms::float8 as ms, recorded_bytes::float8 as bytes,
        (select sum(recorded_bytes) from stream_videos)::float8 as all
      from stream_videos where stream_id = ${streamId}`,
  );
  return (
    kept !== undefined &&
    kept.ms + durationMs <= VIDEO.recordedHours * 3_600_000 &&
    kept.bytes + bytes <= env.videoStreamMb * MB &&
    kept.all + bytes <= env.videoTotalMb * MB
  );
}
