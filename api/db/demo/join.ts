import { OPENING_TRUST_POINTS, TRUST_POINTS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import { rows, row, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { register } from "../../modules/accounts/register.ts";
import { setRole } from "../../modules/accounts/roles/setRole.ts";
import { updateProfile } from "../../modules/accounts/updateProfile.ts";
import { grant } from "../../modules/ledger/index.ts";
import { suspend, suspendMember } from "../../modules/suspension/suspendMember.ts";
import { ADMINS, emailOf, MEMBERS, MODERATOR, type DemoMember } from "./members.ts";
import { DEMO_PASSWORD } from "./signIns.ts";
import type { Stage } from "./stage.ts";

/** Who is who: a member's name in the tables -> their id. */
export type Cast = ReadonlyMap<string, number>;

/** When the books were opened, in days before the opening of the market. */
export const BOOKS_OPENED = 90;

const SUSPENDED_DAYS = 30;

/** Registers everybody, each on their own day. */
export async function joinMembers(stage: Stage): Promise<Cast> {
  const cast = new Map<string, number>();
  for (const member of MEMBERS) {
    const { key, displayName, firstName, lastName, bio, place, skills, joined } = member;
    const email = emailOf(key);
    const id = await join(
      stage,
      { username: key, email, displayName, firstName, lastName },
      joined,
    );
    await stage.as(id, updateProfile, { bio, location: place, skills: [...skills] });
    await bringForward(stage, id, member);
    await giveStanding(stage, id, member);
    cast.set(key, id);
  }
  return cast;
}

/**
 * Registers the demo's administrators, verified. None where there is an ADMIN_EMAIL: that address belongs to its owner,
 * and the demo's password is published.
 */
export async function joinAdmins(stage: Stage): Promise<number[]> {
  if (stage.services.env.adminEmail) return [];
  const ids: number[] = [];
  for (const { username, displayName, bio, place, joined, email } of ADMINS) {
    const id = await join(stage, { username, email, displayName }, joined);
    await stage.as(id, updateProfile, { bio, location: place });
    ids.push(await makeAdmin(stage, id));
  }
  return ids;
}

/** Registers the demo's moderator, whom the administrator makes one. None where there is no demo administrator. */
export async function joinModerator(stage: Stage, adminId: number): Promise<number> {
  const { username, displayName, bio, place, joined, email, since, why } = MODERATOR;
  const id = await join(stage, { username, email, displayName }, joined);
  await stage.as(id, updateProfile, { bio, location: place });
  stage.goTo(since);
  await stage.act(adminId, "setRole", setRole, {
    memberId: String(id),
    role: "moderator",
    reason: why,
  });
  // Nobody reads the mailboxes of the demo.
  await rows(stage.em, sql`delete from mails where to_address = ${email}`);
  return id;
}

async function makeAdmin(stage: Stage, id: number): Promise<number> {
  await rows(stage.em, sql`insert into user_roles (user_id, role) values (${id}, 'admin')`);
  await rows(stage.em, sql`update users set email_verified = true where id = ${id}`);
  return id;
}

interface Newcomer {
  username: string;
  email: string;
  displayName: string;
  firstName?: string;
  lastName?: string;
}

async function join(stage: Stage, newcomer: Newcomer, joined: number): Promise<number> {
  stage.goTo(joined);
  await register(stage.asking(), { ...newcomer, password: DEMO_PASSWORD });
  const found = await row(
    stage.em,
    sql<{ id: number }>`select id from users where username = ${newcomer.username}`,
  );
  return found?.id ?? 0;
}

/** What was earned and dealt before the books were opened is given in one posting; it is not told again. */
async function bringForward(
  { as, goTo }: Stage,
  id: number,
  { before }: DemoMember,
): Promise<void> {
  if (before.tp === 0) return;
  goTo(BOOKS_OPENED);
  await as(id, (tx) => grant(tx, id, broughtForward(id, before.tp)), undefined);
}

/** How TP from before the opening of the books are posted. */
export function broughtForward(memberId: number, amount: number) {
  return {
    key: `brought-forward:${memberId}`,
    amount,
    reason: "balance_brought_forward",
    description: "Balance from before the opening of the books",
  };
}

/**
 * Sets what a member had become before the opening of the books: there was no deal and no verification to replay.
 * The deals and reviews of the story add to it by the market's own rules. Source: C26
 */
async function giveStanding(
  { em }: Stage,
  id: number,
  { before, channels }: DemoMember,
): Promise<void> {
  const hasEmail = channels.includes("email");
  const hasPhone = channels.includes("phone");
  const points =
    OPENING_TRUST_POINTS +
    TRUST_POINTS.channel * channels.length +
    TRUST_POINTS.deal * before.deals;
  await rows(
    em,
    sql`update user_stats set deals_completed = ${before.deals} where user_id = ${id}`,
  );
  await rows(
    em,
    sql`update users u set
          trust_points = ${points},
          trust_level = trust_level_of(${before.deals}, ${points}, 0, ${hasEmail}, ${hasPhone}),
          email_verified = ${hasEmail}, phone_verified = ${hasPhone},
          phone = ${hasPhone ? `+4477009000${String(id).padStart(2, "0")}` : null}
        where u.id = ${id}`,
  );
}

/** What the market did to members in the end, which their story does not tell. */
export async function endHistory(
  { em, goTo, asking, act }: Stage,
  cast: Cast,
  adminId: number | undefined,
): Promise<void> {
  const now = goTo(0);
  for (const { key, suspended } of MEMBERS) {
    if (suspended === undefined) continue;
    const input = {
      memberId: String(cast.get(key) ?? 0),
      reason: suspended,
      until: hoursAfter(now, 24 * SUSPENDED_DAYS),
    };
    if (adminId === undefined) await transact(asking(), suspend, { ...input, adminId: null });
    else await act(adminId, "suspendMember", suspendMember, input);
    // Nobody reads the mailboxes of the demo.
    await rows(em, sql`delete from mails where to_address = ${emailOf(key)}`);
  }
  await rows(em, sql`delete from sessions`);
}
