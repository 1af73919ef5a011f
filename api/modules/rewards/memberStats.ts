import type { EntityManager } from "@mikro-orm/postgresql";
import { QUICK_ANSWER_HOURS } from "../../../schema/limits.ts";
import { hoursAfter, utcDay } from "../../core/clock.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { countsSince } from "../guides/index.ts";
import { startOfMonth } from "./xp/weeks.ts";

/** What a member has done, as far as it earns TP. */
export interface MemberStats {
  emailVerified: boolean;
  phoneVerified: boolean;
  /** How many of name, bio and place are filled in. */
  profileParts: number;
  deals: number;
  sales: number;
  sharedToday: boolean;
  /** This and the next five are counted from the beginning of the UTC month. */
  add_photos: number;
  reply: number;
  list_items: number;
  quick_answer: number;
  swap: number;
  guide: number;
}

/** A paid earning that may prevent another one. */
export interface Claim {
  action: string;
  period: string;
  task: string | null;
  streak: number | null;
  createdAt: Date;
}

/** How many of this month's messages are searched for replies; enough for every task. */
const MESSAGES_LOOKED_AT = 300;

/** What counts towards the actions, the tasks of this month and the rewards, in one statement. */
export async function memberStatsOf(
  em: EntityManager,
  memberId: number,
  now: Date,
): Promise<MemberStats> {
  const month = startOfMonth(now);
  const found = await row(
    em,
    sql<MemberStats>`
      select u.email_verified as "emailVerified", u.phone_verified as "phoneVerified",
        (u.display_name <> '')::int + (coalesce(u.bio, '') <> '')::int + (coalesce(u.location, '') <> '')::int as "profileParts",
        coalesce(s.deals_completed, 0) as deals, coalesce(s.sales_completed, 0) as sales,
        exists (select 1 from shares h where h.user_id = u.id and h.day = ${utcDay(now)}::date) as "sharedToday",
        listed.photos as add_photos, listed.n as list_items, answered.quick as quick_answer, answered.swaps as swap,
        (select coalesce(max(g.likes), 0) from content g
         where g.user_id = u.id and ${countsSince(month)}) as guide,
        (select count(distinct m.to_user_id)::int from (
           select to_user_id, id from messages where from_user_id = u.id and created_at >= ${month}
           order by id desc limit ${MESSAGES_LOOKED_AT}) m
         where exists (select 1 from messages r where least(r.from_user_id, r.to_user_id) = least(m.to_user_id, u.id)
           and greatest(r.from_user_id, r.to_user_id) = greatest(m.to_user_id, u.id)
           and r.from_user_id = m.to_user_id and r.id < m.id)) as reply
      from users u left join user_stats s on s.user_id = u.id
      cross join lateral (
        select coalesce(max(cardinality(images)), 0) as photos, count(*)::int as n
        from items i where i.user_id = u.id and i.created_at >= ${month} and i.status <> 'removed') listed
      cross join lateral (
        select count(*) filter (where o.proposed_by_id <> u.id and o.state in ('accepted', 'declined', 'countered')
                 and o.answered_at <= o.created_at + make_interval(hours => ${QUICK_ANSWER_HOURS}))::int as quick,
               count(*) filter (where o.state = 'accepted' and o.offer_type = 'item_exchange')::int as swaps
        from offers o where (o.seller_id = u.id or o.buyer_id = u.id) and o.answered_at >= ${month}) answered
      where u.id = ${memberId}`,
  );
  if (!found) throw new Error(`member ${memberId} is gone`);
  return found;
}

/** The claims that count today: those made once, today's and yesterday's, and this month's tasks. */
export async function claimsOf(em: EntityManager, memberId: number, now: Date): Promise<Claim[]> {
  const yesterday = utcDay(hoursAfter(now, -24));
  const found = await rows(
    em,
    sql<Stored<Claim>>`
      select action, period, task, streak, created_at as "createdAt" from earnings
      where user_id = ${memberId} and (period = 'once' or period >= ${yesterday}
        or (task is not null and left(period, 7) = ${utcDay(now).slice(0, 7)}))`,
  );
  return found.map((claim) => ({ ...claim, createdAt: new Date(claim.createdAt) }));
}
