import type { EntityManager } from "@mikro-orm/postgresql";
import { CHALLENGES } from "../../../../schema/limits.ts";
import { utcDay } from "../../../core/clock.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { startOfWeek } from "../xp/weeks.ts";

/** Of those who were active, so many finish a challenge that is neither a gift nor out of reach. */
const FINISHED = { least: 0.1, most: 0.6 } as const;

/** Sets the challenges of this week and the next, once. */
export async function setChallenges(em: EntityManager, now: Date): Promise<void> {
  const weeks = [startOfWeek(now), startOfWeek(now, 1)].map(utcDay);
  const known = await row(
    em,
    sql<{ n: number }>`
      select count(distinct week)::int as n from challenges where week = any(${weeks}::date[])`,
  );
  if (known?.n === weeks.length) return;
  for (const week of weeks) await setWeek(em, week);
}

/**
 * "Complete 3 exchanges", and three more: of those that were set before, the ones that a tenth to six tenths of the active
 * members finished, and those never set; in an order that differs from week to week.
 */
async function setWeek(em: EntityManager, monday: string): Promise<void> {
  await rows(
    em,
    sql`
      insert into challenges (week, kind, reward)
      select ${monday}::date, key, ${CHALLENGES.rewardTp} from (
        select k.key, k.key = 'exchanges' as is_first,
          (select count(*)::float8 from earnings e where e.action = 'challenge:' || k.key and e.period = c.week::text)
            / nullif((select count(distinct x.user_id) from xp_entries x
                      where x.created_at >= c.week and x.created_at < c.week + 7), 0) as share
        from challenge_kinds k
        left join lateral (
          select o.week from challenges o where o.kind = k.key and o.week < ${monday}::date - 7 order by o.week desc limit 1) c on true) k
      where not exists (select 1 from challenges s where s.week = ${monday}::date)
      order by is_first desc, (share is null or share between ${FINISHED.least} and ${FINISHED.most}) desc, md5(key || ${monday})
      limit ${CHALLENGES.aWeek}
      on conflict do nothing`,
  );
}
