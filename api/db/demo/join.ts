import { hoursAfter } from "../../core/clock.ts";
import { rows, row, sql } from "../../core/sql.ts";
import { register } from "../../modules/accounts/register.ts";
import { updateProfile } from "../../modules/accounts/updateProfile.ts";
import { grant } from "../../modules/ledger/index.ts";
import { ADMIN, MEMBERS, type DemoMember } from "./members.ts";
import { DEMO_PASSWORD } from "./signIns.ts";
import type { Stage } from "./stage.ts";

/** Who is who: a member's name in the tables -> their id. */
export type Cast = ReadonlyMap<string, number>;

/** When the books were opened, in days before the opening of the market. */
const BOOKS_OPENED = 90;

const SUSPENDED_DAYS = 30;

/** What grows trust points, until reviews are counted too: ours. */
const POINTS = { start: 100, deal: 5, channel: 25 } as const;

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
    cast.set(key, id);
  }
  return cast;
}

/**
 * Registers the demo's administrator, verified. None where there is an ADMIN_EMAIL: that address belongs to its owner,
 * and the demo's password is published.
 */
export async function joinAdmin(stage: Stage): Promise<number | undefined> {
  if (stage.services.env.adminEmail) return undefined;
  const { username, displayName, bio, place, joined, email } = ADMIN;
  const id = await join(stage, { username, email, displayName }, joined);
  await stage.as(id, updateProfile, { bio, location: place });
  return makeAdmin(stage, id);
}

function emailOf(key: string): string {
  return `${key}@market-day.example`;
}

async function makeAdmin(stage: Stage, id: number): Promise<number> {
  await rows(stage.em, sql`insert into user_roles (user_id, role) values (${id}, 'admin')`);
  await rows(
    stage.em,
    sql`update users set email_verified = true, is_verified = true, verification_level = 'verified' where id = ${id}`,
  );
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
  const posting = {
    key: `brought-forward:${id}`,
    amount: before.tp,
    reason: "balance_brought_forward",
    description: "Balance from before the opening of the books",
  };
  await as(id, (tx) => grant(tx, id, posting), undefined);
}

/**
 * Sets what members had become before the opening of the books: there was no review and no verification to replay.
 * Deals add to what was counted since, so levels and counts agree. Source: C26
 */
export async function giveHistory({ em, goTo }: Stage, cast: Cast): Promise<void> {
  const now = goTo(0);
  for (const member of MEMBERS) await giveStanding(em, cast.get(member.key) ?? 0, member, now);
  await rows(em, sql`delete from sessions`);
}

async function giveStanding(
  em: Stage["em"],
  id: number,
  member: DemoMember,
  now: Date,
): Promise<void> {
  const { before, channels, suspended } = member;
  const hasEmail = channels.includes("email");
  const hasPhone = channels.includes("phone");
  await rows(
    em,
    sql`update user_stats set deals_completed = deals_completed + ${before.deals},
          average_rating = ${before.reviews > 0 ? before.rating : 5} where user_id = ${id}`,
  );
  await rows(
    em,
    sql`update users u set
          trust_points = ${POINTS.start + POINTS.channel * channels.length} + ${POINTS.deal} * s.deals_completed,
          trust_level = ${member.trustLevel}, overall_rating = ${before.rating}, total_reviews = ${before.reviews},
          email_verified = ${hasEmail}, phone_verified = ${hasPhone}, is_verified = ${hasEmail || hasPhone},
          phone = ${hasPhone ? `+44 7700 9000${String(id).padStart(2, "0")}` : null},
          verification_level = ${member.verificationLevel},
          is_suspended = ${suspended !== undefined}, suspension_reason = ${suspended ?? null},
          suspended_until = ${suspended === undefined ? null : hoursAfter(now, 24 * SUSPENDED_DAYS)}::timestamptz
        from user_stats s where u.id = ${id} and s.user_id = u.id`,
  );
}
