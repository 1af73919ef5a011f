import type { EntityManager } from "@mikro-orm/postgresql";
import { utcDay } from "../../../core/clock.ts";
import type { ChallengeType } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import type { FactName } from "../achievements/conditions.ts";
import { memberFacts } from "../achievements/memberFacts.ts";
import type { Challenge } from "../gamification.types.ts";
import { startOfWeek } from "../xp/weeks.ts";

/** So many weeks in a row add to what a challenge pays, each a tenth. */
const WEEKS_COUNTED = 5;

interface ChallengeRow {
  id: number;
  kind: string;
  title: string;
  description: string;
  type: ChallengeType;
  fact: FactName;
  target: number;
  reward: number;
  claimed: boolean;
  /** The weeks of the last five in which the member finished a challenge. */
  finishedWeeks: string[];
}

/** A challenge of the week as a member sees it, and what it takes to pay for it. */
export interface OwnChallenge extends Challenge {
  kind: string;
  /** Its Monday, as YYYY-MM-DD. */
  week: string;
}

/** The challenges of this week, with how far the member is. Two statements. Source: EN-031 */
export async function readChallenges(
  em: EntityManager,
  memberId: number,
  now: Date,
): Promise<OwnChallenge[]> {
  const monday = startOfWeek(now);
  const week = utcDay(monday);
  const set = await rows(
    em,
    sql<ChallengeRow>`
      select c.id, c.kind, k.title, k.description, k.type, k.fact, k.target, c.reward,
        exists (select 1 from earnings e where e.user_id = ${memberId} and e.action = 'challenge:' || c.kind and e.period = ${week}) as claimed,
        (select coalesce(jsonb_agg(distinct e.period), '[]') from earnings e
         where e.user_id = ${memberId} and e.action like 'challenge:%' and e.period >= ${utcDay(startOfWeek(now, -WEEKS_COUNTED))}) as "finishedWeeks"
      from challenges c join challenge_kinds k on k.key = c.kind where c.week = ${week}::date order by c.id`,
  );
  const [first] = set;
  if (!first) return [];
  const facts = (await memberFacts(em, [memberId], { from: monday, now })).get(memberId);
  const bonusMultiplier = (10 + weeksInARow(first.finishedWeeks, now)) / 10;
  const endsAt = startOfWeek(now, 1);
  const timeRemaining = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return set.map((challenge) => {
    const progress = Math.min(challenge.target, facts?.[challenge.fact] ?? 0);
    return {
      ...challenge,
      week,
      progress,
      completed: progress >= challenge.target,
      bonusMultiplier,
      pays: Math.floor(challenge.reward * bonusMultiplier),
      timeRemaining,
      endsAt,
    };
  });
}

/** How many weeks before this one, without a gap, are among the finished ones. */
function weeksInARow(finished: readonly string[], now: Date): number {
  let count = 0;
  while (count < WEEKS_COUNTED && finished.includes(utcDay(startOfWeek(now, -1 - count))))
    count += 1;
  return count;
}
