import { sessionOf } from "../../../core/access/viewer.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { endSessions } from "./endSessions.ts";

/** Ends the session of this request. The rest of the request runs as a visitor. */
export async function logout(ctx: Context): Promise<boolean> {
  await transact(ctx, endThisSession, undefined);
  ctx.viewer = null;
  return true;
}

function endThisSession(tx: Tx, _input: undefined): Promise<number> {
  return endSessions(tx, sql`sid = ${sessionOf(tx).sid}`);
}
