import type { Role } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { roleOf } from "../accounts/index.ts";

/** Who suspends; the market itself has no id. */
export interface By {
  adminId: number | null;
  /** Whether it is a moderator who is no administrator. */
  isModerator: boolean;
}

interface Member {
  id: number;
  name: string;
  email: string;
  isActive: boolean;
  role: Role | null;
  isSuspended: boolean;
}

/**
 * The columns of a member that a suspension needs. The row is locked after items, offers, orders and wallets, as
 * everywhere.
 */
export async function memberToSuspend(
  tx: Tx,
  memberId: number,
  locked?: "locked",
): Promise<Member | undefined> {
  // Read after the lock, by a statement of its own: one that waits for a lock has the roles of before.
  if (locked) await row(tx.em, sql`select 1 from users where id = ${memberId} for no key update`);
  return row(
    tx.em,
    sql<Member>`
      select u.id, u.display_name as name, u.email, u.is_active as "isActive", u.is_suspended as "isSuspended",
        ${roleOf(tx.services)} as role
      from users u where u.id = ${memberId}`,
  );
}

/**
 * Refuses members who do not exist or have left, administrators (a moderator suspends no moderator either), and members
 * who are suspended already.
 */
export function suspendable(member: Member | undefined, by: By): Member {
  if (!member?.isActive) throw notFound("Member");
  if (member.role === "admin" || member.id === by.adminId)
    throw new Refused("FORBIDDEN", "An administrator cannot be suspended");
  if (by.isModerator && member.role !== null)
    throw new Refused("FORBIDDEN", "A moderator cannot be suspended by another one");
  if (member.isSuspended)
    throw new Refused("ALREADY_SUSPENDED", `${member.name} is suspended already`);
  return member;
}
