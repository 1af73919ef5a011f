import type { EntityManager } from "@mikro-orm/postgresql";
import { row, sql } from "../../../core/sql/sql.ts";
import { countedBasis } from "../../insights/index.ts";
import type { GamificationStats } from "../gamification.types.ts";
import { placesOf } from "../leaderboard/board.rows.ts";
import { levelOf, xpOfLevel } from "./levels.ts";
import { streakOfMember } from "./streak.ts";
import {
  DEAL_TP_MIN,
  LISTINGS_A_DAY,
  XP,
  XP_A_DAY,
  type XpSource,
  type ZeroBecause,
} from "./xpRules.ts";

/** How many of the newest entries are shown. */
const NEWEST = 12;

interface Entry {
  source: XpSource;
  amount: number;
  zeroBecause: ZeroBecause | null;
  itemId: number | null;
  title: string | null;
}

interface StatsRow {
  changedAt: string | null;
  total: number;
  rank: number | null;
  streak: number;
  unlocked: number;
  achievements: number;
  entries: number;
  newest: Entry[];
}

const METHOD = `A deal gives ${XP.deal} XP to each side, a listing ${XP.listing} (${LISTINGS_A_DAY} a day), a review ${XP.review}, an answer within a day ${XP.answer}, a daily claim ${XP.daily}, an achievement its own. What two members do together counts once a month. A day gives ${XP_A_DAY} XP at most`;

const WORDS: Readonly<Record<XpSource, string>> = {
  sale: "Sale",
  purchase: "Purchase",
  swap: "Swap",
  listing: "Listing",
  review: "Review",
  answer: "Answer within a day",
  daily: "Daily claim",
  achievement: "Achievement",
  reversal: "Deal given back",
};

const WHY_NONE: Readonly<Record<ZeroBecause, string>> = {
  same_pair: "the second with this member this month",
  same_device: "from the same device",
  came_back: "the item came back",
  small: `under ${DEAL_TP_MIN} TP`,
  daily_limit: `after the first ${LISTINGS_A_DAY} of the day`,
};

/** The member's level, rank and XP. One statement. */
export async function readStats(
  em: EntityManager,
  memberId: number,
  now: Date,
): Promise<GamificationStats> {
  const found = await row(
    em,
    sql<StatsRow>`
      with places as not materialized (${placesOf("all", now)})
      select coalesce(x.total, 0) as total, x.changed_at as "changedAt",
        (select 1 + (select count(*)::int from places q where q.points > p.points) from places p where p.user_id = u.id) as rank,
        ${streakOfMember(sql`u.id`, now)} as streak,
        (select count(*)::int from user_achievements m where m.user_id = u.id and m.is_completed) as unlocked,
        (select count(*)::int from achievements a where a.is_active) as achievements,
        (select count(*)::int from xp_entries e where e.user_id = u.id) as entries,
        (select coalesce(jsonb_agg(n.entry), '[]') from (
           select jsonb_build_object('source', e.source, 'amount', e.amount, 'zeroBecause', e.zero_because, 'itemId', i.id,
             'title', coalesce(i.title, a.name)) as entry
           from xp_entries e
           left join items i on i.id = case when e.source = 'listing' then substr(e.ref, 6)::int end and i.status <> 'removed'
           left join achievements a on a.id = case when e.source = 'achievement' then substr(e.ref, 13)::int end
           where e.user_id = u.id order by e.created_at desc, e.id desc limit ${NEWEST}) n) as newest
      from users u left join member_xp x on x.user_id = u.id where u.id = ${memberId}`,
  );
  if (!found) throw new Error(`member ${memberId} is gone`);
  const { changedAt, total, rank, streak, unlocked, achievements, entries, newest } = found;
  const level = levelOf(total);
  return {
    id: memberId,
    level,
    rank,
    streak,
    currentXP: total - xpOfLevel(level),
    nextLevelXP: xpOfLevel(level + 1) - xpOfLevel(level),
    totalPoints: total,
    achievements: unlocked,
    completionRate: achievements === 0 ? 0 : Math.round((1000 * unlocked) / achievements) / 10,
    basis: countedBasis({
      method: METHOD,
      sampleSize: entries,
      asOf: changedAt === null ? now : new Date(changedAt),
      evidence: newest.map(({ source, amount, zeroBecause, itemId, title }) => ({
        label: title ? `${WORDS[source]}: ${title}` : WORDS[source],
        value: zeroBecause ? `0 XP, ${WHY_NONE[zeroBecause]}` : `${amount} XP`,
        itemId,
        url: itemId === null ? null : `/buy/${itemId}`,
      })),
    }),
  };
}
