import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ReportQueryInput } from "../../../gql/graphql.ts";
import { DownloadButton } from "../../../shell/DownloadButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useActNow } from "../actions/useActNow.ts";
import { RowButtons } from "../rowLook.ts";
import type { ReportRun } from "./RunTable.tsx";

const CancelReportRun = graphql(`
  mutation CancelReportRun($id: ID!) {
    cancelReportRun(id: $id) {
      id
      ...ReportRun_run
    }
  }
`);

const RunReportAgain = graphql(`
  mutation RunReportAgain($input: ReportRequestInput!) {
    requestReport(input: $input) {
      id
      ...ReportRun_run
    }
  }
`);

/** What can be done about a run: it is cancelled, downloaded, or run again. */
export function RunActs({ run, onRequested }: { run: ReportRun; onRequested: () => void }) {
  const [cancel, { busy: isCancelling }] = useCommand(CancelReportRun);
  const [request, { busy: isRequesting }] = useCommand(RunReportAgain);
  const { act, proofDialog } = useActNow();
  const { id, report, label, query, format, parameters, file, status } = run;

  async function handleAgain() {
    const { from, to, category, status: narrowedTo } = parameters;
    const input = {
      report,
      format,
      from,
      to,
      category,
      status: narrowedTo,
      query: query ? queryInput(query) : null,
    };
    const { isDone } = await act(() => request({ input }), {
      done: `${label}: it is written now`,
      failed: `Failed to run ${label}`,
    });
    if (isDone) onRequested();
  }

  if (status === "queued" || status === "running")
    return (
      <RowButtons>
        <Button
          $small
          busy={isCancelling}
          aria-label={`Cancel: ${label} #${id}`}
          onClick={() =>
            void act(() => cancel({ id }), {
              done: `${label}: cancelled`,
              failed: `Failed to cancel ${label}`,
            })
          }
        >
          Cancel
        </Button>
        {proofDialog}
      </RowButtons>
    );
  return (
    <RowButtons>
      {file ? (
        <DownloadButton path={file} label={`Download: ${label} #${id}`}>
          Download
        </DownloadButton>
      ) : null}
      <Button
        $small
        busy={isRequesting}
        aria-label={`Run again: ${label} #${id}`}
        onClick={() => void handleAgain()}
      >
        Run again
      </Button>
      {proofDialog}
    </RowButtons>
  );
}

function queryInput({
  title,
  document,
  operationName,
  variables,
  list,
}: NonNullable<ReportRun["query"]>): ReportQueryInput {
  return { title, document, operationName, variables, list };
}
