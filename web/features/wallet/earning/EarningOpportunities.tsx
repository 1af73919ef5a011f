import { styled } from "styled-components";
import { RewardList } from "./RewardList.tsx";
import { TaskList } from "./TaskList.tsx";
import type { Earn } from "./useEarn.ts";
import type { Earnings } from "./useEarnings.ts";

const TASKS_SHOWN = 2;

/** What to do next: rewards to claim or to reach, and the tasks with the most progress. */
export function EarningOpportunities({
  earnings,
  earn,
}: {
  readonly earnings: Earnings;
  readonly earn: Earn;
}) {
  const rewards = earnings.rewards.filter(({ state }) => state !== "claimed");
  const tasks = earnings.tasks.filter(({ state }) => state !== "claimed").slice(0, TASKS_SHOWN);
  if (rewards.length + tasks.length === 0)
    return <p>You have earned everything there is this month.</p>;

  return (
    <Lists>
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {rewards.length > 0 && <RewardList rewards={rewards} earn={earn} />}
    </Lists>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > ul + ul {
    border-block-start: 1px solid var(--line);
  }
`;
