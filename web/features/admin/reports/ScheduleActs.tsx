import { Suspense, useState } from "react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { lazy } from "../../../ui/lazy.ts";
import { useActNow } from "../actions/useActNow.ts";
import { RowButtons } from "../rowLook.ts";
import type { ReportSchedule } from "./ScheduleList.tsx";

const ConfirmDialog = lazy(
  () => import("../../../ui/ConfirmDialog.tsx"),
  (module) => module.ConfirmDialog,
);

const PauseReportSchedule = graphql(`
  mutation PauseReportSchedule($id: ID!) {
    pauseReportSchedule(id: $id) {
      id
      ...ReportSchedule_schedule
    }
  }
`);

const ResumeReportSchedule = graphql(`
  mutation ResumeReportSchedule($id: ID!) {
    resumeReportSchedule(id: $id) {
      id
      ...ReportSchedule_schedule
    }
  }
`);

const RunReportSchedule = graphql(`
  mutation RunReportSchedule($id: ID!) {
    runReportSchedule(id: $id) {
      id
      ...ReportRun_run
    }
  }
`);

const DeleteReportSchedule = graphql(`
  mutation DeleteReportSchedule($id: ID!) {
    deleteReportSchedule(id: $id) {
      id
    }
  }
`);

interface Props {
  schedule: ReportSchedule;
  onRequested: () => void;
}

/** What can be done about a schedule: it runs now, rests, goes on, or is deleted. */
export function ScheduleActs({ schedule: { id, label, status }, onRequested }: Props) {
  const [pause, { busy: isPausing }] = useCommand(PauseReportSchedule);
  const [resume, { busy: isResuming }] = useCommand(ResumeReportSchedule);
  const [run, { busy: isRunning }] = useCommand(RunReportSchedule);
  const [remove] = useCommand(DeleteReportSchedule);
  const [isAsking, setAsking] = useState(false);
  const { act, proofDialog } = useActNow();
  const isActive = status === "active";

  async function handleRun() {
    const { isDone } = await act(() => run({ id }), {
      done: `${label}: it is written now`,
      failed: `Failed to run ${label}`,
    });
    if (isDone) onRequested();
  }

  const handlePause = () =>
    act(() => pause({ id }), { done: `${label}: paused`, failed: `Failed to pause ${label}` });

  const handleResume = () =>
    act(() => resume({ id }), { done: `${label}: resumed`, failed: `Failed to resume ${label}` });

  return (
    <RowButtons>
      <Button
        $small
        busy={isRunning}
        aria-label={`Run now: ${label}`}
        onClick={() => void handleRun()}
      >
        Run now
      </Button>
      <Button
        $small
        busy={isPausing || isResuming}
        aria-label={`${isActive ? "Pause" : "Resume"}: the schedule of ${label}`}
        onClick={() => void (isActive ? handlePause() : handleResume())}
      >
        {isActive ? "Pause" : "Resume"}
      </Button>
      <Button
        $small
        aria-label={`Delete: the schedule of ${label}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Delete the schedule of ${label}?`}
            body="Its runs and their files stay."
            confirmLabel="Delete"
            onConfirm={async () => {
              const { isDone } = await act(() => remove({ id }), {
                done: `${label}: schedule deleted`,
                failed: `Failed to delete the schedule of ${label}`,
              });
              if (!isDone) throw new Error("not deleted");
            }}
          />
        </Suspense>
      ) : null}
      {proofDialog}
    </RowButtons>
  );
}
