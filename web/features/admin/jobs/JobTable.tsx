import { graphql } from "../../../gql/gql.ts";
import type { Job_JobFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { Stack, WideButtons } from "../rowLook.ts";
import { JobActs } from "./JobActs.tsx";
import { JOB_STATUS, TASKS } from "./jobWords.ts";

export const Job_job = graphql(`
  fragment Job_job on Job {
    id
    task
    status
    rowId
    attempts
    maxAttempts
    runAt
    createdAt
    error
    viewerActions
    member {
      id
      displayName
    }
  }
`);

export type Job = Job_JobFragment;

interface Props {
  jobs: readonly Job[];
  busy: boolean;
  /** After something was done about a job. */
  onDone: () => void;
}

/** Jobs in a table, one a row. */
export function JobTable({ jobs, busy, onDone }: Props) {
  const columns: readonly Column<Job>[] = [
    {
      label: "Job",
      cell: ({ id, task, rowId, member }) => (
        <Stack>
          <strong>{TASKS[task]}</strong>
          <small>
            #{rowId ?? id}
            {member ? (
              <>
                {" to "}
                <MemberLink member={member} />
              </>
            ) : null}
          </small>
        </Stack>
      ),
    },
    {
      label: "Status",
      cell: ({ status }) => (
        <StatusBadge tone={JOB_STATUS[status].tone}>{JOB_STATUS[status].label}</StatusBadge>
      ),
    },
    {
      label: "Tries",
      isFigure: true,
      cell: ({ attempts, maxAttempts }) => `${attempts}\u00a0of\u00a0${maxAttempts}`,
    },
    {
      label: "Next",
      cell: ({ status, runAt }) =>
        status === "waiting" || status === "failing" ? timestampText(runAt) : "–",
    },
    { label: "Since", cell: ({ createdAt }) => <TimeAgo date={createdAt} /> },
    { label: "Why it failed", cell: ({ error }) => <Stack>{error ?? "–"}</Stack> },
    { label: "Do", cell: (job) => <JobActs job={job} onDone={onDone} /> },
  ];
  return (
    <WideButtons>
      <DataTable caption="Jobs" columns={columns} rows={jobs} busy={busy} minWidth={900} />
    </WideButtons>
  );
}
