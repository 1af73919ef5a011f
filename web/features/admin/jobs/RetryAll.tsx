import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { useActNow } from "../actions/useActNow.ts";
import { RowButtons } from "../rowLook.ts";
import type { Job } from "./JobTable.tsx";
import { TASKS } from "./jobWords.ts";

const RetryJobs = graphql(`
  mutation RetryJobs($task: JobTask!) {
    retryJobs(task: $task) {
      count
    }
  }
`);

/** For each kind of job of which several failed, a button that retries them all: what stopped them is over. */
export function RetryAll({ jobs, onDone }: { jobs: readonly Job[]; onDone: () => void }) {
  const [retry, { busy }] = useCommand(RetryJobs);
  const { act, proofDialog } = useActNow();
  const tasks = jobs
    .filter(({ viewerActions }) => viewerActions.includes("retry"))
    .map(({ task }) => task);
  const several = [...new Set(tasks)].filter(
    (task) => tasks.indexOf(task) !== tasks.lastIndexOf(task),
  );

  return (
    <RowButtons>
      {several.map((task) => (
        <Button
          key={task}
          busy={busy}
          onClick={() =>
            void act(() => retry({ task }), {
              done: `${TASKS[task]}: all are tried now`,
              failed: "Failed to retry the jobs",
            }).then(onDone)
          }
        >
          Retry all: {TASKS[task]}
        </Button>
      ))}
      {proofDialog}
    </RowButtons>
  );
}
