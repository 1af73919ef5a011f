import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { notify } from "../../notifications/index.ts";
import { progressOf, type Conditions } from "./conditions.ts";
import { memberFacts } from "./memberFacts.ts";

interface Known {
  id: number;
  name: string;
  points: number;
  isTold: boolean;
  conditions: Conditions;
  /** The progress of members who are on their way, by the member's id. */
  progress: Record<number, number>;
  /** The members who have it. */
  holders: number[];
}

/**
 * Notes how far members are, and unlocks what they have reached: once, with its XP. Of rare achievements they are
 * notified. What is unlocked stays so, whatever becomes of the facts. Answers who unlocked something.
 */
export async function unlockAchievements(tx: Tx, memberIds: readonly number[]): Promise<number[]> {
  const known = await rows(
    tx.em,
    sql<Known>`
      select a.id, a.name, a.points, a.conditions, a.rarity <> 'common' as "isTold",
        coalesce(jsonb_object_agg(m.user_id, m.progress) filter (where not m.is_completed), '{}') as progress,
        coalesce(array_agg(m.user_id) filter (where m.is_completed), '{}') as holders
      from achievements a
      left join user_achievements m on m.achievement_id = a.id and m.user_id = any(${[...memberIds]}::int[])
      where a.is_active group by a.id order by a.id`,
  );
  const facts = await memberFacts(tx.em, memberIds, { from: null, now: tx.now });
  const moved = known.flatMap(
    ({ id, name, points, isTold, conditions, progress: before, holders }) =>
      [...facts]
        .filter(([memberId]) => !holders.includes(memberId))
        .map(([memberId, of]) => ({
          id,
          name,
          points,
          isTold,
          memberId,
          ...progressOf(conditions, of),
        }))
        .filter(
          ({ memberId, progress, isReached }) => isReached || progress !== (before[memberId] ?? 0),
        ),
  );
  if (moved.length === 0) return [];

  const unlocked = await rows(
    tx.em,
    sql<{ userId: number; id: number }>`
      with kept as (
        insert into user_achievements (user_id, achievement_id, progress, is_completed, unlocked_at)
        select member_id, id, progress, reached, case when reached then ${tx.now}::timestamptz end
        from unnest(${moved.map(({ memberId }) => memberId)}::int[], ${moved.map(({ id }) => id)}::int[],
                    ${moved.map(({ progress }) => progress)}::int[], ${moved.map(({ isReached }) => isReached)}::boolean[])
          as given (member_id, id, progress, reached)
        on conflict (user_id, achievement_id) do update
          set progress = excluded.progress, is_completed = excluded.is_completed, unlocked_at = excluded.unlocked_at
          where not user_achievements.is_completed
        returning user_id, achievement_id, is_completed),
      unlocked as (select user_id, achievement_id from kept where is_completed),
      held as (
        update achievements a set holders = a.holders + n.holders
        from (select achievement_id, count(*)::int as holders from unlocked group by 1) n where a.id = n.achievement_id),
      given as (
        insert into xp_entries (user_id, source, ref, amount, created_at)
        select u.user_id, 'achievement', 'achievement:' || a.id, a.points, ${tx.now}
        from unlocked u join achievements a on a.id = u.achievement_id
        on conflict do nothing)
      select user_id as "userId", achievement_id as id from unlocked order by user_id, achievement_id`,
  );
  for (const [userId, own] of Map.groupBy(unlocked, ({ userId: of }) => of))
    await tell(
      tx,
      userId,
      known.filter(({ id, isTold }) => isTold && own.some((one) => one.id === id)),
    );
  return unlocked.map(({ userId }) => userId);
}

async function tell(tx: Tx, userId: number, unlocked: readonly Known[]): Promise<void> {
  const [first] = unlocked;
  if (!first) return;
  const names = unlocked.map(({ name }) => name).join(", ");
  await notify(tx, {
    userId,
    type: "reward_achievement",
    title:
      unlocked.length > 1 ? `${unlocked.length} achievements unlocked` : "Achievement unlocked",
    message: `${names}: ${unlocked.reduce((sum, { points }) => sum + points, 0)} XP`,
    data: { achievementIds: unlocked.map(({ id }) => id) },
    actionUrl: "/?panel=rewards",
  });
}
