import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { isAdministrator } from "../administrators.ts";
import { mailMember } from "../mailMember.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { User } from "../user.entity.ts";
import { deleteSecondSteps } from "./deleteSecondSteps.ts";
import { resetReason } from "./twoStep.inputs.ts";

/**
 * Turns the two-step sign-in of a member off who lost all that they have for it, and ends the member's sessions. The
 * password stays. Refuses with NOT_FOUND where it is off, and with FORBIDDEN for an administrator, whose second step
 * guards the whole market.
 */
export async function resetTwoStep(
  tx: Tx,
  input: { memberId: string; reason: string },
): Promise<number> {
  const id = idOf(input.memberId, "memberId");
  const { reason } = checked(resetReason, input);
  const member = await row(
    tx.em,
    sql<{ twoStep: boolean; isAdmin: boolean }>`
      select u.two_step as "twoStep", ${isAdministrator(tx.services)} as "isAdmin"
      from users u where u.id = ${id} and u.is_active for no key update of u`,
  );
  if (!member) throw notFound("Member");
  if (member.isAdmin)
    throw new Refused("FORBIDDEN", "The two-step sign-in of an administrator is not reset here");
  if (!member.twoStep) throw new Refused("NOT_FOUND", "This member has no two-step sign-in");

  await tx.em.nativeUpdate(User, { id }, { twoStep: false });
  await deleteSecondSteps(tx, id);
  await endSessions(tx, sql`user_id = ${id}`);
  await mailMember(tx, id, {
    subject: "The two-step sign-in of your Market Day account was reset",
    news: `an administrator turned the two-step sign-in of your account off, and every device was signed out. The reason: ${reason}`,
  });
  invalidate(tx, id, "twoStepSignIn", "wallet");
  return id;
}
