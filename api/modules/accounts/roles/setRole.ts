import { object } from "yup";
import { SUSPENSION } from "../../../../schema/limits.ts";
import { viewerOf, type Role } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import type { MarketRole } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { UserRoleEntity } from "../accounts.entities.ts";
import { roleOf } from "../administrators.ts";
import { endSessions } from "../sessions/endSessions.ts";
import type { SetRoleInput } from "./roles.types.ts";

const rules = object({ reason: reasonRule(SUSPENSION.reason) });

/**
 * Gives a member a role, or takes it away, and ends the member's sessions: nothing that was open goes on with the old
 * rights. The member is mailed the reason. Refuses one's own role, one that ADMIN_EMAIL gives and one for who is suspended
 * with FORBIDDEN, members without two-step sign-in outside of the demo with TWO_STEP_MISSING, and what is so already with
 * ROLE_UNCHANGED. An administrator remains, because nobody takes their own role away. Source: C06
 */
export async function setRole(tx: Tx, input: SetRoleInput): Promise<number> {
  const id = idOf(input.memberId, "memberId");
  const { reason } = checked(rules, input);
  const { role } = input;
  const member = await lockBoth(tx, id);
  if (id === viewerOf(tx).id) throw new Refused("FORBIDDEN", "Nobody changes their own role");
  if ((member.role ?? "member") === role)
    throw new Refused("ROLE_UNCHANGED", `${member.name} is ${WORDS[role]} already`);
  if (member.isByAddress)
    throw new Refused("FORBIDDEN", `ADMIN_EMAIL makes ${member.name} an administrator`);
  if (role !== "member" && member.isSuspended)
    throw new Refused("FORBIDDEN", `${member.name} is suspended, and cannot act for the market`);
  if (role !== "member" && !member.twoStep && !tx.services.env.demo)
    throw new Refused(
      "TWO_STEP_MISSING",
      `${member.name} has to set up two-step sign-in first, in the settings`,
    );

  await tx.em.nativeDelete(UserRoleEntity, { user: id });
  if (role !== "member") await tx.em.insert(UserRoleEntity, { user: id, role });
  tx.outbox.append("RoleChanged", { memberId: id, role });
  await endSessions(tx, sql`user_id = ${id}`);
  tx.mails.add({
    to: member.email,
    subject: `You are ${WORDS[role]} of Market Day now`,
    body: `Hello ${member.name},

an administrator made you ${WORDS[role]} of Market Day. You are signed out everywhere; it holds from your next sign-in. The reason:

${reason}

Market Day`,
  });
  return id;
}

const WORDS: Readonly<Record<MarketRole, string>> = {
  member: "a member",
  moderator: "a moderator",
  admin: "an administrator",
};

interface Member {
  id: number;
  name: string;
  email: string;
  role: Role | null;
  /** Whether ADMIN_EMAIL makes them an administrator, which no row does. */
  isByAddress: boolean;
  twoStep: boolean;
  isSuspended: boolean;
}

/**
 * Locks who acts and whom it is about. Two administrators who take each other's role away at once act one after the
 * other, so the second one is refused and one remains.
 */
async function lockBoth(tx: Tx, id: number): Promise<Member> {
  const viewer = viewerOf(tx);
  await rows(
    tx.em,
    sql`select 1 from users where id = any(${[id, viewer.id]}) order by id for no key update`,
  );
  const found = await rows(
    tx.em,
    sql<Member>`
      select u.id, u.display_name as name, u.email, u.two_step as "twoStep", u.is_suspended as "isSuspended", ${roleOf(tx.services)} as role,
        coalesce(u.email_verified and lower(u.email) = ${tx.services.env.adminEmail ?? null}, false) as "isByAddress"
      from users u where u.id = any(${[id, viewer.id]}) and u.is_active`,
  );
  const actor = found.find((one) => one.id === viewer.id);
  // The demo's story is played by the market itself.
  if (actor?.role !== "admin" && viewer.credential.kind !== "system")
    throw new Refused("FORBIDDEN", "Access Denied: Admin access required");
  const member = found.find((one) => one.id === id);
  if (!member) throw notFound("Member");
  return member;
}
