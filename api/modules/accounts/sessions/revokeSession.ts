import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { sql } from "../../../core/sql/sql.ts";
import { endSessions } from "./endSessions.ts";

/** Ends one of the viewer's sessions. Refuses with NOT_FOUND another member's session and one that has ended. */
export async function revokeSession(tx: Tx, id: number): Promise<boolean> {
  const ended = await endSessions(tx, sql`id = ${id} and user_id = ${viewerOf(tx).id}`);
  if (ended === 0) throw notFound("Session");
  return true;
}
