import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { sql } from "../../core/sql.ts";
import { endSessions } from "./endSessions.ts";

/** Ends every session of the viewer but this one. Answers how many. */
export async function revokeOtherSessions(tx: Tx, _input: undefined): Promise<number> {
  const { id, sid } = viewerOf(tx);
  return endSessions(tx, sql`user_id = ${id} and sid <> ${sid}`);
}
