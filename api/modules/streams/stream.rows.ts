import type { EntityManager } from "@mikro-orm/postgresql";
import { STREAM_TRENDING_OVER } from "../../../schema/limits.ts";
import { notFound } from "../../core/failures.ts";
import type { StreamStatus } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import type { Stream } from "./stream.types.ts";

/** A stream as the database returns it. */
export type StreamRow = Omit<
  Stream,
  "streamer" | "status" | "isTrending" | "isCancelled" | keyof Times
> & { [Time in keyof Times]: string | null } & {
  userId: number;
  cancelledAt: string | null;
  createdAt: string;
};

interface Times {
  scheduledAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
}

/** The columns of a StreamRow; `s` = live_streams, `c` = event_counters. */
export const streamColumns = sql`
  s.id, s.user_id as "userId", s.title, s.description, s.category, s.tags, s.stream_type as "streamType",
  s.thumbnail_url as "thumbnailUrl", s.stream_url as "streamUrl", s.is_live as "isLive", s.scheduled_at as "scheduledAt",
  s.started_at as "startedAt", s.ended_at as "endedAt", s.cancelled_at as "cancelledAt", s.created_at as "createdAt",
  s.viewer_count as "viewerCount", s.peak_viewers as "peakViewers", s.unique_viewers as "uniqueViewers",
  s.like_count as likes, s.slow_mode_seconds as "slowModeSeconds", s.muted_words as "hostWords",
  s.featured_items as "featuredItemIds", s.pinned_item_id as "pinnedItemId", coalesce(c.seq, 0)::float8 as seq`;

/** The table streamColumns reads, beside `live_streams s`. */
export const streamJoins = sql`left join event_counters c on c.audience = 's' || s.id`;

/** The stream of a row. Its host is a reference that loads in batches when it is selected. */
export function toStream(em: EntityManager, row: StreamRow, now: Date): Stream {
  const { userId, cancelledAt, scheduledAt, startedAt, endedAt, createdAt, ...rest } = row;
  const times: Times = {
    scheduledAt: dateOf(scheduledAt),
    startedAt: dateOf(startedAt),
    endedAt: dateOf(endedAt),
    createdAt: new Date(createdAt),
  };
  return {
    ...rest,
    ...times,
    status: statusOf({ ...times, isLive: rest.isLive }, now),
    isTrending: rest.isLive && rest.viewerCount > STREAM_TRENDING_OVER,
    isCancelled: cancelledAt !== null,
    streamer: em.getReference(User, userId, { wrapped: true }),
  };
}

/** The documented status names, checked in the documented order. Source: S2 §3, ST-019 */
export function statusOf(
  { isLive, scheduledAt, endedAt }: Pick<Stream, "isLive" | "scheduledAt" | "endedAt">,
  now: Date,
): StreamStatus {
  if (isLive) return "live";
  if (scheduledAt !== null && scheduledAt > now) return "scheduled";
  return endedAt === null ? "offline" : "ended";
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Refuses with NOT_FOUND where there is no such stream. */
export async function refuseUnlessStream(em: EntityManager, id: number): Promise<void> {
  const found = await row(em, sql`select 1 from live_streams where id = ${id}`);
  if (!found) throw notFound("Stream");
}
