import type { RawBuilder } from "kysely";
import { VIDEO } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import type { VideoTrack } from "../mp4/readInit.ts";

/** One run of a host's recorder. */
export interface Recording {
  recording: number;
  lastN: number;
  track: VideoTrack;
}

/**
 * The recording that a host's browser continues; null before its init segment has arrived. Refuses with NOT_FOUND if
 * there is no such stream, with FORBIDDEN all but its host, and with STREAM_NOT_LIVE before and after the stream. The
 * last segments may arrive shortly after its end.
 */
export async function findRecording(
  { em, services }: Context,
  { streamId, memberId, clientKey }: { streamId: number; memberId: number; clientKey: string },
): Promise<Recording | null> {
  const found = await row(
    em,
    sql<{
      hostId: number;
      isLive: boolean;
      recording: number | null;
      lastN: number;
      track: VideoTrack;
    }>`
      select s.user_id as "hostId", ${acceptsSegments(services.clock.now(), sql`t.recording is not null`)} as "isLive", t.recording, coalesce(t.last_n, 0) as "lastN", t.track
      from live_streams s left join stream_recordings t on t.stream_id = s.id and t.client_key = ${clientKey}
      where s.id = ${streamId}`,
  );
  if (!found) throw notFound("Stream");
  if (found.hostId !== memberId)
    throw new Refused("FORBIDDEN", "Only the host sends the picture of a stream");
  if (!found.isLive) throw new Refused("STREAM_NOT_LIVE", "This stream is not live");
  return found.recording === null
    ? null
    : { recording: found.recording, lastN: found.lastN, track: found.track };
}

/**
 * SQL: whether the stream `s` accepts segments now. `isKnown` says whether the recording began while the stream was
 * live.
 */
export const acceptsSegments = (now: Date, isKnown: RawBuilder<unknown>) =>
  sql<boolean>`(s.is_live or (${isKnown} and coalesce(s.ended_at > ${secondsBefore(now)}, false)))`;

function secondsBefore(now: Date): Date {
  return new Date(now.getTime() - VIDEO.lateSeconds * 1000);
}
