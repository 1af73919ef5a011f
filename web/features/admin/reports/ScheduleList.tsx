import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ReportSchedule_ScheduleFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { Stack, WideButtons } from "../rowLook.ts";
import { narrowedWords, queryWords, rhythmWords, SCHEDULE_STATUS } from "./reportWords.ts";
import { ScheduleActs } from "./ScheduleActs.tsx";

export const ReportSchedule_schedule = graphql(`
  fragment ReportSchedule_schedule on ReportSchedule {
    id
    label
    query {
      list
    }
    parameters {
      category
      status
    }
    format
    frequency
    runOn
    hour
    status
    nextRunAt
    owner {
      id
      displayName
    }
  }
`);

export type ReportSchedule = ReportSchedule_ScheduleFragment;

const ReportSchedules = graphql(`
  query ReportSchedules {
    reportSchedules {
      id
      ...ReportSchedule_schedule
    }
  }
`);

/** The reports that run by themselves. The shell asks again when they change. */
export function ScheduleList({ onRequested }: { onRequested: () => void }) {
  const { data, error, refetch } = useQuery(ReportSchedules, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const schedules = getFragment(ReportSchedule_schedule, data?.reportSchedules ?? []);
  const columns: readonly Column<ReportSchedule>[] = [
    {
      label: "Report",
      cell: ({ label, query, parameters, format }) => (
        <Stack>
          <strong>{label}</strong>
          <small>
            {[
              ...(query ? [queryWords(query)] : narrowedWords(parameters)),
              format === "csv" ? "CSV" : "JSON lines",
            ].join(" · ")}
          </small>
        </Stack>
      ),
    },
    { label: "When", cell: (schedule) => rhythmWords(schedule) },
    {
      label: "Status",
      cell: ({ status }) => (
        <Stack>
          <StatusBadge tone={SCHEDULE_STATUS[status].tone}>
            {SCHEDULE_STATUS[status].label}
          </StatusBadge>
          {status === "stopped" ? (
            <small>Its owner is no administrator any more. Resume it to own it.</small>
          ) : null}
        </Stack>
      ),
    },
    {
      label: "Next run",
      cell: ({ nextRunAt }) => (nextRunAt ? timestampText(nextRunAt) : "–"),
    },
    { label: "Mails to", cell: ({ owner }) => <MemberLink member={owner} /> },
    {
      label: "Actions",
      cell: (schedule) => <ScheduleActs schedule={schedule} onRequested={onRequested} />,
    },
  ];

  return (
    <>
      {error ? (
        <ErrorState
          message="Failed to load schedules"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!data && !error ? <LoadingBox label="Loading schedules" height="120px" /> : null}
      {data?.reportSchedules.length === 0 ? (
        <EmptyState
          title="No schedules found"
          hint="Choose a report above and press Schedule to let it run by itself."
        />
      ) : null}
      {schedules.length > 0 ? (
        <WideButtons>
          <DataTable caption="Schedules" columns={columns} rows={schedules} minWidth={800} />
        </WideButtons>
      ) : null}
    </>
  );
}
