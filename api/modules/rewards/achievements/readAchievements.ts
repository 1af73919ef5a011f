import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import type { Achievement } from "../gamification.types.ts";
import { mostOf, type Conditions } from "./conditions.ts";

/** A share of fewer members says nothing. */
const MEMBERS_NEEDED = 20;

interface AchievementRow extends Omit<
  Achievement,
  "reward" | "maxProgress" | "progress" | "share" | "unlocked"
> {
  conditions: Conditions;
  progress: number;
  members: number;
}

/** All achievements with the member's progress; those that are unlocked first, the newest first. One statement. */
export async function readAchievements(
  em: EntityManager,
  memberId: number,
): Promise<Achievement[]> {
  const found = await rows(
    em,
    sql<Stored<AchievementRow>>`
      select a.id, a.name as title, a.description, a.icon, a.category, a.rarity, a.points, a.conditions, a.holders,
        m.unlocked_at as "unlockedAt", coalesce(m.progress, 0) as progress,
        (select count(*)::int from member_xp x where x.total > 0) as members
      from achievements a left join user_achievements m on m.achievement_id = a.id and m.user_id = ${memberId}
      where a.is_active or m.is_completed
      order by m.unlocked_at desc nulls last, a.id`,
  );
  return found.map(({ conditions, members, unlockedAt, ...achievement }) => ({
    ...achievement,
    maxProgress: mostOf(conditions),
    unlocked: unlockedAt !== null,
    unlockedAt: unlockedAt === null ? null : new Date(unlockedAt),
    reward: `${achievement.points} XP`,
    share: members < MEMBERS_NEEDED ? null : Math.min(1, achievement.holders / members),
  }));
}
