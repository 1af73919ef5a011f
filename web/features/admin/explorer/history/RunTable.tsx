import { useCommand } from "../../../../apollo/useCommand.ts";
import { graphql } from "../../../../gql/gql.ts";
import type { ExplorerRun_RunFragment } from "../../../../gql/graphql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { type Column, DataTable } from "../../../../ui/DataTable.tsx";
import { StatusBadge } from "../../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../../ui/TimeAgo.tsx";
import { useActNow } from "../../actions/useActNow.ts";
import { countText } from "../../analytics/analyticsWords.ts";
import { ButtonLine, Stack, WideButtons } from "../../rowLook.ts";
import { runWords } from "./runWords.ts";

export const ExplorerRun_run = graphql(`
  fragment ExplorerRun_run on ExplorerRun {
    id
    document
    operationName
    variables
    startedAt
    ms
    rows
    error
  }
`);

const DeleteExplorerRun = graphql(`
  mutation DeleteExplorerRun($id: ID!) {
    deleteExplorerRun(id: $id) {
      id
    }
  }
`);

export type ExplorerRun = ExplorerRun_RunFragment;

interface Props {
  runs: readonly ExplorerRun[];
  busy: boolean;
  onOpen: (run: ExplorerRun) => void;
  /** After one was deleted, or could not be. */
  onDone: () => void;
}

/** Runs of the explorer in a table, one a row. */
export function RunTable({ runs, busy, onOpen, onDone }: Props) {
  const columns: readonly Column<ExplorerRun>[] = [
    { label: "Query", cell: (run) => <RunName run={run} /> },
    { label: "When", cell: ({ startedAt }) => <TimeAgo date={startedAt} /> },
    { label: "ms", isFigure: true, cell: ({ ms }) => countText(ms) },
    { label: "Rows", isFigure: true, cell: ({ rows }) => countText(rows) },
    {
      label: "Error",
      cell: ({ error }) => (error == null ? "–" : <StatusBadge tone="closed">{error}</StatusBadge>),
    },
    { label: "Do", cell: (run) => <RunActs run={run} onOpen={onOpen} onDone={onDone} /> },
  ];
  return (
    <WideButtons>
      <DataTable caption="Runs" columns={columns} rows={runs} busy={busy} minWidth={820} />
    </WideButtons>
  );
}

function RunName({ run }: { run: ExplorerRun }) {
  const { title, below } = runWords(run);
  return (
    <Stack>
      <strong>{title}</strong>
      {below.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </Stack>
  );
}

function RunActs({ run, onOpen, onDone }: Pick<Props, "onOpen" | "onDone"> & { run: ExplorerRun }) {
  const [remove, { busy }] = useCommand(DeleteExplorerRun);
  const { act } = useActNow();
  const { title } = runWords(run);

  async function handleDelete() {
    await act(() => remove({ id: run.id }), {
      done: "Deleted from the history",
      failed: "Failed to delete it from the history",
    });
    // It may have been refused because another screen has deleted it.
    onDone();
  }

  return (
    <ButtonLine>
      <Button $small aria-label={`Open: ${title}`} onClick={() => onOpen(run)}>
        Open
      </Button>
      <Button
        $small
        busy={busy}
        aria-label={`Delete: ${title}`}
        onClick={() => void handleDelete()}
      >
        Delete
      </Button>
    </ButtonLine>
  );
}
