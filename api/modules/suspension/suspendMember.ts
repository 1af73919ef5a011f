import { object, string } from "yup";
import { MODERATION, SUSPENSION } from "../../../schema/limits.ts";
import { hasRole, viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { publishMembers } from "../../core/events/invalidation.ts";
import { badField, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { endSessions } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { withholdItems } from "../items/index.ts";
import { endStreamsOf } from "../streams/index.ts";
import { closeOpenDeals } from "./closeOpenDeals.ts";
import { memberToSuspend, suspendable, type By } from "./memberToSuspend.ts";
import { mailSuspended } from "./suspension.notices.ts";
import type { SuspendMemberInput } from "./suspension.types.ts";

const { reason, notesMax, daysMax } = SUSPENSION;

const rules = object({
  reason: reasonRule(reason),
  notes: string()
    .trim()
    .nullable()
    .max(notesMax, `The notes may have at most ${notesMax} characters`),
});

/**
 * Suspends a member, for a time or until it is lifted: ends sessions and sockets, closes open offers and releases their
 * TP, refunds orders that are not accepted yet, and hides items. A moderator names an end within 7 days. Refuses
 * administrators with FORBIDDEN and suspended members with ALREADY_SUSPENDED. Returns the id of the log entry. Source:
 * S2 §4, TB-023, C36
 */
export function suspendMember(tx: Tx, input: SuspendMemberInput): Promise<number> {
  return suspend(tx, { ...input, adminId: viewerOf(tx).id });
}

/** The same, decided by an administrator or, with a null adminId, by the market itself. */
export async function suspend(
  tx: Tx,
  { adminId, ...input }: SuspendMemberInput & { adminId: number | null },
): Promise<number> {
  const { reason, notes } = checked(rules, input);
  const memberId = idOf(input.memberId, "memberId");
  const isModerator = adminId !== null && !hasRole(viewerOf(tx), "admin");
  const by = { adminId, isModerator };
  const until = endOf(input.until, tx.now, by);
  suspendable(await memberToSuspend(tx, memberId), by);

  await closeOpenDeals(tx, memberId);
  const member = suspendable(await memberToSuspend(tx, memberId, "locked"), by);
  await tx.em.nativeUpdate(
    User,
    { id: memberId },
    { isSuspended: true, suspensionReason: reason, suspendedUntil: until, updatedAt: tx.now },
  );
  publishMembers(tx, [memberId]);
  tx.outbox.append("ProfileChanged", { memberId });
  tx.outbox.append("MemberSuspended", { memberId });
  await withholdItems(tx, memberId);
  await endStreamsOf(tx, memberId);
  await endSessions(tx, sql`user_id = ${memberId}`);
  mailSuspended(tx, { ...member, reason, until });
  return write(tx, { memberId, adminId, reason, notes: notes ?? null, until });
}

function endOf(until: Date | null | undefined, now: Date, { isModerator }: By): Date | null {
  const most = isModerator ? MODERATION.moderatorDaysMax : daysMax;
  if (!until && isModerator) throw badField("until", `Name an end, at most ${most} days away`);
  if (!until) return null;
  if (until <= now) throw badField("until", "The end must be in the future");
  if (until > hoursAfter(now, 24 * most))
    throw badField("until", `The end may be at most ${most} days away`);
  return until;
}

interface NewLog {
  memberId: number;
  adminId: number | null;
  reason: string;
  notes: string | null;
  until: Date | null;
}

async function write(tx: Tx, { memberId, adminId, reason, notes, until }: NewLog): Promise<number> {
  const hours = until && Math.ceil((until.getTime() - tx.now.getTime()) / 3_600_000);
  const log = await row(
    tx.em,
    sql<{ id: number }>`
      insert into suspension_logs (user_id, admin_id, reason, notes, duration, expires_at, deadline, created_at)
      values (${memberId}, ${adminId}, ${reason}, ${notes}, ${hours}, ${until}::timestamptz, ${until}::timestamptz, ${tx.now})
      on conflict do nothing returning id`,
  );
  if (!log) throw new Refused("ALREADY_SUSPENDED", "This member is suspended already");
  return log.id;
}
