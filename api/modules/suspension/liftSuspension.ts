import { object } from "yup";
import { SUSPENSION } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { publishMembers } from "../../core/events/invalidation.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import { releaseItems } from "../items/index.ts";
import { SuspensionLogEntity } from "./suspension.entities.ts";

interface Lift {
  memberId: string;
  reason: string;
}

const schema = object({ reason: reasonRule(SUSPENSION.reason) });

/** Ends a suspension before its time, or one without an end. Refuses with NOT_SUSPENDED. Source: C36 */
export async function liftSuspension(tx: Tx, input: Lift): Promise<number> {
  const memberId = idOf(input.memberId, "memberId");
  const { reason } = checked(schema, input);

  const log = await row(
    tx.em,
    sql<{ id: number }>`
      select id from suspension_logs where user_id = ${memberId} and is_active for no key update`,
  );
  if (!log) throw await notSuspended(tx, memberId);
  await endSuspension(tx, { id: log.id, memberId, liftedById: viewerOf(tx).id, notes: reason });
  return log.id;
}

async function notSuspended(tx: Tx, memberId: number): Promise<Refused> {
  const member = await row(tx.em, sql`select 1 from users where id = ${memberId} and is_active`);
  return member ? new Refused("NOT_SUSPENDED", "This member is not suspended") : notFound("Member");
}

interface Ending {
  id: number;
  memberId: number;
  /** Null when its deadline ended it. */
  liftedById: number | null;
  notes: string | null;
}

/** Ends a locked suspension: the member may sign in again, and the items that were hidden for it are shown again. */
export async function endSuspension(
  tx: Tx,
  { id, memberId, liftedById, notes }: Ending,
): Promise<void> {
  await tx.em.nativeUpdate(
    SuspensionLogEntity,
    { id },
    { isActive: false, deadline: null, liftedAt: tx.now, liftedBy: liftedById, liftNotes: notes },
  );
  await rows(
    tx.em,
    sql`select 1 from items where user_id = ${memberId} and is_withheld order by id for no key update`,
  );
  await tx.em.nativeUpdate(
    User,
    { id: memberId },
    { isSuspended: false, suspensionReason: null, suspendedUntil: null, updatedAt: tx.now },
  );
  publishMembers(tx, [memberId]);
  tx.outbox.append("ProfileChanged", { memberId });
  await releaseItems(tx, memberId);
  tx.outbox.append("SuspensionEnded", { memberId });
}
