import type { EntityManager } from "@mikro-orm/postgresql";
import { keyedRows, row, rows, sql } from "../sql/sql.ts";
import type { Audience, Topic } from "./topics.ts";

/** One durable event as it was committed. */
export interface LoggedEvent {
  audience: Audience;
  seq: number;
  topic: Topic;
  data: Record<string, unknown>;
  /** When this server was told, by performance.now(); only on events that came as a notice. */
  heardAt?: number;
}

/** The newest sequence of each audience; audiences that never heard anything are left out. */
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

/** What an audience was told after `seq`, oldest first. */
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

/** Whether everything after `seq` is still there. False = older than the retention, or not of this log. */
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

/** Forgets what is older than the retention. Answers how many rows went. */
export async function deleteBefore(em: EntityManager, moment: Date): Promise<number> {
  const gone = await rows(
    em,
    sql`delete from event_log where ctid in (
          select ctid from event_log where created_at < ${moment} limit 5000) returning 1`,
  );
  return gone.length;
}
