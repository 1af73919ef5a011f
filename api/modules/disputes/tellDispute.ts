import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql.ts";
import type { DisputeRow } from "./dispute.rows.ts";

type Sides = Pick<DisputeRow, "id" | "reporterId" | "reportedUserId">;

/** Both sides and the administrators hear of a dispute. */
export async function tellDispute(tx: Tx, dispute: Sides): Promise<void> {
  const { id, reporterId, reportedUserId } = dispute;
  const audience = new Set([reporterId, reportedUserId, ...(await adminIds(tx))]);
  for (const memberId of audience)
    tx.events.add("disputeUpdated", memberAudience(memberId), { disputeId: id });
}

/** Who judges: the administrators of the market. Source: C06 */
export async function adminIds(tx: Tx): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx.em,
    sql`select user_id as id from user_roles where role = 'admin'
        union select id from users where email_verified and lower(email) = ${tx.services.env.adminEmail ?? null}
        order by id`,
  );
  return found.map(({ id }) => id);
}
