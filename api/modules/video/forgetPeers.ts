import type { EntityManager } from "@mikro-orm/postgresql";
import { VIDEO_SIGNALS } from "../../../schema/limits.ts";
import type { Services } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";

/** Removes browsers that are gone and words nobody fetched. Answers how many browsers went. */
export async function forgetPeers({ orm }: Services, now: Date): Promise<number> {
  const em = orm.em.fork() as EntityManager;
  const minuteAgo = new Date(now.getTime() - VIDEO_SIGNALS.seconds * 1000);
  await rows(em, sql`delete from stream_signals where created_at < ${minuteAgo}`);
  const gone = await rows(em, sql`delete from stream_peers where until < ${now} returning 1`);
  // What a browser was told is of no use to another.
  const forgotten = sql`audience >= 'p' and audience < 'q'
    and not exists (select 1 from stream_peers where 'p' || peer = audience)`;
  await rows(em, sql`delete from event_log where ${forgotten}`);
  await rows(em, sql`delete from event_counters where ${forgotten}`);
  return gone.length;
}
