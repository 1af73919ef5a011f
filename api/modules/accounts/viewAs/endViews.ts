import type { RawBuilder } from "kysely";
import type { Tx } from "../../../core/context.ts";
import { SERVERS } from "../../../core/events/topics.ts";
import { rows, sql } from "../../../core/sql/sql.ts";

/** Ends the open views that match a condition; every server closes their sockets after the commit. Returns how many. */
export async function endViews(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const ended = await rows(
    tx.em,
    sql<{ token: string }>`
      update member_views set ended_at = least(expires_at, ${tx.now})
      where ended_at is null and ${which} returning token`,
  );
  for (const { token } of ended) tx.events.broadcast("sessionEnded", SERVERS, { sid: token });
  return ended.length;
}
