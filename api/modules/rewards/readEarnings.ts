import type { EntityManager } from "@mikro-orm/postgresql";
import { utcDay } from "../../core/clock.ts";
import { actionsOf, streakOf } from "./actions.ts";
import { claimsOf, memberStatsOf } from "./memberStats.ts";
import type { Earnings } from "./rewards.types.ts";
import { rewardsOf } from "./rewardsOf.ts";
import { tasksOf } from "./tasks.ts";

/** What a member can earn now, and what is already claimed. Two statements. */
export async function readEarnings(
  em: EntityManager,
  memberId: number,
  now: Date,
): Promise<Earnings> {
  const claims = await claimsOf(em, memberId, now);
  const stats = await memberStatsOf(em, memberId, now);
  const day = utcDay(now);
  const tasks = tasksOf(stats, claims, day.slice(0, 7));

  return {
    id: memberId,
    streak: streakOf(claims),
    actions: actionsOf(stats, claims, tasks, day),
    tasks,
    rewards: rewardsOf(stats, claims),
  };
}
