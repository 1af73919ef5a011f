import { object } from "yup";
import { VIEW_AS } from "../../../../schema/limits.ts";
import { sessionOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, newCredential } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { roleOf } from "../administrators.ts";
import { isSuspendedAt } from "../isSuspendedAt.ts";
import { endViews } from "./endViews.ts";
import { MemberViewEntity } from "./viewAs.entities.ts";

const rules = object({ reason: reasonRule(VIEW_AS.reason) });

export interface StartedView {
  token: string;
  expiresAt: Date;
  memberId: number;
}

/**
 * Lets an administrator view the market as a member for 15 minutes, from the session that asks; a view that it has
 * already ends. The member finds it in their activity at once. Refuses with NOT_FOUND a member who is none or has left,
 * and with FORBIDDEN administrators, moderators and suspended members, who see nothing.
 */
export async function startView(
  tx: Tx,
  input: { memberId: string; reason: string },
): Promise<StartedView> {
  const memberId = idOf(input.memberId, "memberId");
  const { reason } = checked(rules, input);
  const { memberId: adminId, sid } = sessionOf(tx);

  // Of twenty at once, each waits here for the one before it, and ends its view.
  const session = await row<{ id: number }>(
    tx.em,
    sql`select id from sessions where sid = ${sid} for no key update`,
  );
  if (!session) throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");
  refuseUnlessViewable(await memberToView(tx, memberId));

  await endViews(tx, sql`session_id = ${session.id}`);
  const token = newCredential("mdv");
  const expiresAt = minutesAfter(tx.now, VIEW_AS.minutes);
  await tx.em.insert(MemberViewEntity, {
    token: hashOf(token),
    user: memberId,
    admin: adminId,
    sessionId: session.id,
    reason,
    createdAt: tx.now,
    expiresAt,
  });
  invalidate(tx, memberId, "activity");
  return { token, expiresAt, memberId };
}

interface Member {
  isActive: boolean;
  isStaff: boolean;
  isSuspended: boolean;
}

function memberToView(tx: Tx, memberId: number): Promise<Member | undefined> {
  return row(
    tx.em,
    sql<Member>`
      select u.is_active as "isActive", ${roleOf(tx.services)} is not null as "isStaff",
             ${isSuspendedAt(tx.now)} as "isSuspended"
      from users u where u.id = ${memberId}`,
  );
}

function refuseUnlessViewable(member: Member | undefined): void {
  if (!member?.isActive) throw notFound("Member");
  if (member.isStaff)
    throw new Refused("FORBIDDEN", "Nobody views the market as an administrator or a moderator");
  if (member.isSuspended)
    throw new Refused("FORBIDDEN", "A suspended member cannot sign in, and sees nothing");
}
