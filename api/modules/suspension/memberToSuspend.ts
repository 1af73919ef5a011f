import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { isAdministrator } from "../accounts/index.ts";

interface Member {
  id: number;
  name: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
  isSuspended: boolean;
}

/**
 * The columns of a member that a suspension needs. The row is locked after items, offers, orders and wallets, as
 * everywhere.
 */
export function memberToSuspend(
  tx: Tx,
  memberId: number,
  locked?: "locked",
): Promise<Member | undefined> {
  return row(
    tx.em,
    sql<Member>`
      select u.id, u.display_name as name, u.email, u.is_active as "isActive", u.is_suspended as "isSuspended",
        ${isAdministrator(tx.services)} as "isAdmin"
      from users u where u.id = ${memberId} ${locked ? sql`for no key update of u` : sql``}`,
  );
}

/** Refuses members who do not exist or have left, administrators, and members who are suspended already. */
export function suspendable(member: Member | undefined, adminId: number | null): Member {
  if (!member?.isActive) throw notFound("Member");
  if (member.isAdmin || member.id === adminId)
    throw new Refused("FORBIDDEN", "An administrator cannot be suspended");
  if (member.isSuspended)
    throw new Refused("ALREADY_SUSPENDED", `${member.name} is suspended already`);
  return member;
}
