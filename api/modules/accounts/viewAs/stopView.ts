import { sessionOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { sql } from "../../../core/sql/sql.ts";
import { endViews } from "./endViews.ts";

/** Ends the view that began in this session. Returns whether there was one: a second call changes nothing. */
export async function stopView(tx: Tx, _input: undefined): Promise<boolean> {
  const { sid } = sessionOf(tx);
  const ended = await endViews(
    tx,
    sql`session_id = (select s.id from sessions s where s.sid = ${sid})`,
  );
  return ended > 0;
}
