import { lazy, Suspense, useState } from "react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { useActNow } from "../actions/useActNow.ts";
import { ButtonLine } from "../rowLook.ts";
import type { Job } from "./JobTable.tsx";
import { TASKS } from "./jobWords.ts";

const DropJobDialog = lazy(() =>
  import("./DropJobDialog.tsx").then((m) => ({ default: m.DropJobDialog })),
);

const RetryJob = graphql(`
  mutation RetryJob($id: ID!) {
    retryJob(id: $id) {
      id
      ...Job_job
    }
  }
`);

/** What can be done about a job: it is tried again at once, or dropped. */
export function JobActs({ job, onDone }: { job: Job; onDone: () => void }) {
  const [retry, { busy }] = useCommand(RetryJob);
  const [isDropping, setDropping] = useState(false);
  const { act, proofDialog } = useActNow();
  const { id, task, viewerActions } = job;
  const name = `${TASKS[task]} #${job.rowId ?? id}`;

  async function handleRetry() {
    await act(() => retry({ id }), {
      done: `${TASKS[task]}: tried now`,
      failed: "Failed to retry the job",
    });
    // It may have been refused because the job is not what it was.
    onDone();
  }

  return (
    <ButtonLine>
      {viewerActions.includes("retry") ? (
        <Button $small busy={busy} aria-label={`Retry: ${name}`} onClick={() => void handleRetry()}>
          Retry
        </Button>
      ) : null}
      {viewerActions.includes("drop") ? (
        <Button $small aria-label={`Drop: ${name}`} onClick={() => setDropping(true)}>
          Drop…
        </Button>
      ) : null}
      {isDropping ? (
        <Suspense>
          <DropJobDialog job={job} onClose={() => setDropping(false)} onDone={onDone} />
        </Suspense>
      ) : null}
      {proofDialog}
    </ButtonLine>
  );
}
