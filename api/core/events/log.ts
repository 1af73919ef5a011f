import type { EntityManager } from "@mikro-orm/postgresql";
import { keyedRows, row, rows, sql } from "../sql/sql.ts";
import type { Audience, Topic } from "./topics.ts";

/** One durable event as it was committed. */
export interface LoggedEvent {
  audience: Audience;
  seq: number;
  topic: Topic;
  data: Record<string, unknown>;
  /** When this server received the notice, by performance.now(); unset on events that were read from the log. */
  receivedAt?: number;
}

/** The newest sequence of each audience; audiences without any event are left out. */
export async function newestOf(
  em: EntityManager,
  audiences: Audience[],
): Promise<Map<Audience, number>> {
  const found = await keyedRows<{ audience: Audience; seq: number }>(
    em,
    sql`select audience, seq::float8 as seq from event_counters where audience = any(${audiences})`,
  );
  return new Map(found.map(({ audience, seq }) => [audience, seq]));
}

/** The events of an audience after `seq`, oldest first. */
export function readAfter(
  em: EntityManager,
  audience: Audience,
  seq: number,
  limit: number,
): Promise<LoggedEvent[]> {
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
