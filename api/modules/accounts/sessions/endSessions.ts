import type { RawBuilder } from "kysely";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { SERVERS } from "../../../core/events/topics.ts";
import { rows, sql } from "../../../core/sql/sql.ts";

/** Ends the sessions that match a condition; every server closes their sockets after the commit. Returns how many. */
export async function endSessions(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const ended = await rows(
    tx.em,
    sql<{
      sid: string;
      userId: number;
    }>`delete from sessions where ${which} returning sid, user_id as "userId"`,
  );
  for (const { sid, userId } of ended) {
    tx.events.broadcast("sessionEnded", SERVERS, { sid });
    invalidate(tx, userId, "sessions");
  }
  return ended.length;
}
