import type { EntityManager } from "@mikro-orm/postgresql";
import { isInOutbox, readHorizon, readOutbox } from "../outbox/outboxLog.ts";
import { keyedRows, row, rows, sql } from "../sql/sql.ts";
import { OUTBOX, type Audience, type FollowedTopic } from "./topics.ts";

/** One durable event as it was committed. */
export interface LoggedEvent {
  audience: Audience;
  seq: number;
  topic: FollowedTopic;
  data: Record<string, unknown>;
  /** When this server received the notice, by performance.now(); unset on events that were read from the log. */
  receivedAt?: number;
}

/** The newest sequence of each audience that can be read; audiences without any event are left out. */
export async function newestOf(
  em: EntityManager,
  audiences: Audience[],
): Promise<Map<Audience, number>> {
  const found = await keyedRows<{ audience: Audience; seq: number }>(
    em,
    sql`select audience, seq::float8 as seq from event_counters where audience = any(${audiences})`,
  );
  const newest = new Map(found.map(({ audience, seq }) => [audience, seq]));
  if (audiences.includes(OUTBOX)) newest.set(OUTBOX, await readHorizon(em));
  return newest;
}

interface Span {
  /** The events after this sequence, */
  after: number;
  /** up to this one, as far as the reader knows. */
  newest: number;
  limit: number;
}

/** The events of an audience in a span, oldest first. */
export function readAfter(
  em: EntityManager,
  audience: Audience,
  { after: seq, newest, limit }: Span,
): Promise<LoggedEvent[]> {
  // Beyond the horizon there may be events whose smaller neighbours are not committed yet.
  if (audience === OUTBOX) return readOutbox(em, { after: seq, newest, limit });
  return rows<LoggedEvent>(
    em,
    sql`select audience, seq::float8 as seq, topic, data from event_log
        where audience = ${audience} and seq > ${seq} order by seq limit ${limit}`,
  );
}

/** Whether the log still has every event after `seq`. False = older than the retention, or not from this log. */
export async function reaches(
  em: EntityManager,
  audience: Audience,
  seq: number,
  newest: number,
): Promise<boolean> {
  if (seq === newest) return true;
  if (seq > newest) return false;
  if (audience === OUTBOX) return isInOutbox(em, seq);
  const next = await row(
    em,
    sql`select 1 from event_log where audience = ${audience} and seq = ${seq + 1}`,
  );
  return next !== undefined;
}

/** Deletes up to 5,000 events from before `moment`. Returns how many it deleted. */
export async function deleteBefore(em: EntityManager, moment: Date): Promise<number> {
  const gone = await rows(
    em,
    sql`delete from event_log where ctid in (
          select ctid from event_log where created_at < ${moment} limit 5000) returning 1`,
  );
  return gone.length;
}
