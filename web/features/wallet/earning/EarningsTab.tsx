import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { EarnCard } from "./EarnCard.tsx";
import { QuickEarn } from "./QuickEarn.tsx";
import { TaskList } from "./TaskList.tsx";
import { useEarn } from "./useEarn.ts";
import { useEarnings } from "./useEarnings.ts";

/** The actions, and the community tasks of the month with their progress. */
export function EarningsTab() {
  const { earnings, error, retry } = useEarnings();
  const earn = useEarn();

  return (
    <>
      <EarnCard />
      <Card aria-labelledby="tasks">
        <h2 id="tasks">Community tasks</h2>
        <p>Each pays once a month, and one pays a day. What you did is counted by itself.</p>
        {error && <ErrorState message="Failed to load wallet data" onRetry={retry} />}
        {!earnings && !error && <LoadingBox label="Loading community tasks" height="320px" />}
        {earnings && <TaskList tasks={earnings.tasks} />}
        <QuickEarn earnings={earnings} earn={earn} />
      </Card>
    </>
  );
}
