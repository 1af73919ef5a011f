import { graphql } from "../../../gql/gql.ts";
import type { ReportRun_RunFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { countText } from "../analytics/analyticsWords.ts";
import { MemberLink } from "../MemberLink.tsx";
import { Stack, WideButtons } from "../rowLook.ts";
import { Checksum } from "./Checksum.tsx";
import { aboutWords, FAILURES, queryWords, RUN_STATUS, sizeText } from "./reportWords.ts";
import { RunActs } from "./RunActs.tsx";

export const ReportRun_run = graphql(`
  fragment ReportRun_run on ReportRun {
    id
    report
    label
    query {
      title
      document
      operationName
      variables
      list
    }
    parameters {
      from
      to
      category
      status
    }
    format
    status
    scheduleId
    rows
    total
    bytes
    sha256
    asOf
    failure
    createdAt
    keptUntil
    file
    requestedBy {
      id
      displayName
    }
  }
`);

export type ReportRun = ReportRun_RunFragment;

interface Props {
  runs: readonly ReportRun[];
  busy: boolean;
  onRequested: () => void;
}

/** Runs of reports in a table, one a row. */
export function RunTable({ runs, busy, onRequested }: Props) {
  const columns: readonly Column<ReportRun>[] = [
    {
      label: "Report",
      cell: ({ id, label, query, parameters, format, scheduleId }) => (
        <Stack>
          <strong>{label}</strong>
          <small>
            #{id} · {query ? queryWords(query) : aboutWords(parameters)} ·{" "}
            {format === "csv" ? "CSV" : "JSON lines"}
            {scheduleId ? " · Scheduled" : null}
          </small>
        </Stack>
      ),
    },
    { label: "Status", cell: (run) => <Status run={run} /> },
    { label: "Rows", isFigure: true, cell: ({ rows, sha256 }) => (sha256 ? countText(rows) : "–") },
    {
      label: "Size",
      isFigure: true,
      cell: ({ bytes, sha256 }) => (sha256 ? sizeText(bytes) : "–"),
    },
    { label: "As of", cell: ({ asOf }) => (asOf ? timestampText(asOf) : "–") },
    {
      label: "SHA-256",
      cell: ({ sha256 }) => (sha256 ? <Checksum sha256={sha256} /> : "–"),
    },
    {
      label: "Requested",
      cell: ({ createdAt, requestedBy }) => (
        <Stack>
          <MemberLink member={requestedBy} />
          <small>
            <TimeAgo date={createdAt} />
          </small>
        </Stack>
      ),
    },
    { label: "File", cell: (run) => <RunActs run={run} onRequested={onRequested} /> },
  ];
  return (
    <WideButtons>
      <DataTable caption="Runs" columns={columns} rows={runs} busy={busy} minWidth={940} />
    </WideButtons>
  );
}

function Status({ run: { status, rows, total, failure, label } }: { run: ReportRun }) {
  const { label: words, tone } = RUN_STATUS[status];
  return (
    <Stack>
      <StatusBadge tone={tone}>{words}</StatusBadge>
      {status === "running" ? (
        <>
          <progress
            aria-label={`${label} is written`}
            max={total ?? undefined}
            value={total === null ? undefined : rows}
          />
          <small>
            {total == null ? "Counting rows" : `${countText(rows)} of ${countText(total)} rows`}
          </small>
        </>
      ) : null}
      {failure ? <small>{FAILURES[failure]}</small> : null}
    </Stack>
  );
}
