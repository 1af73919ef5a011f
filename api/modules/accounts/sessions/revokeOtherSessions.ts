import { sessionOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { sql } from "../../../core/sql/sql.ts";
import { endSessions } from "./endSessions.ts";

/** Ends every session of the viewer but this one. Returns how many. */
export async function revokeOtherSessions(tx: Tx, _input: undefined): Promise<number> {
  const { memberId: id, sid } = sessionOf(tx);
  return endSessions(tx, sql`user_id = ${id} and sid <> ${sid}`);
}
