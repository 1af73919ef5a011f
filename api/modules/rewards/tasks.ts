import { COMMUNITY_TASKS } from "../../../schema/limits.ts";
import type { Claim, MemberStats } from "./memberStats.ts";
import type { CommunityTask } from "./rewards.types.ts";

type TaskName = keyof typeof COMMUNITY_TASKS;

const TITLES: Readonly<Record<TaskName, string>> = {
  add_photos: "List an item with three photos",
  reply: "Answer two members who wrote to you",
  list_items: "List three items",
  quick_answer: "Answer an offer within a day",
  swap: "Settle an exchange of items",
  guide: "Write a guide that three members like",
};

const NAMES = Object.keys(TITLES) as TaskName[];

/**
 * The tasks of this month in the order in which the market pays them: completed ones, then those with the most
 * progress, then the ones that are already paid. Completion is read from the tables and not claimed by the member.
 * Source: C25
 */
export function tasksOf(
  stats: MemberStats,
  claims: readonly Claim[],
  month: string,
): CommunityTask[] {
  const paid = new Set(
    claims.flatMap(({ task, period }) => (task && period.startsWith(month) ? [task] : [])),
  );
  const tasks = NAMES.map((task) => {
    const { tp, target } = COMMUNITY_TASKS[task];
    const progress = Math.min(stats[task], target);
    const open = progress >= target ? "ready" : "locked";
    const state = paid.has(task) ? "claimed" : open;
    return { task, title: TITLES[task], amount: tp, progress, target, state } as const;
  });
  return tasks.toSorted((a, b) => rank(b) - rank(a));
}

function rank({ state, progress, target }: CommunityTask): number {
  return state === "claimed" ? -1 : progress / target;
}
