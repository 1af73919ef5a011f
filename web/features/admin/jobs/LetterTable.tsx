import { graphql } from "../../../gql/gql.ts";
import type { DeadLetter_LetterFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { Stack, WideButtons } from "../rowLook.ts";
import { LetterActs } from "./LetterActs.tsx";

export const DeadLetter_letter = graphql(`
  fragment DeadLetter_letter on DeadLetter {
    id
    consumer
    type
    error
    failedAt
    isRetried
    viewerActions
    event {
      id
      sentence
    }
  }
`);

export type Letter = DeadLetter_LetterFragment;

interface Props {
  letters: readonly Letter[];
  busy: boolean;
  /** After something was done about a letter. */
  onDone: () => void;
}

/** Dead letters in a table, one a row. */
export function LetterTable({ letters, busy, onDone }: Props) {
  const columns: readonly Column<Letter>[] = [
    {
      label: "Event",
      cell: ({ type, event }) => (
        <Stack>
          <strong>{type}</strong>
          <small>{event?.sentence ?? "This version does not know such events"}</small>
        </Stack>
      ),
    },
    { label: "Consumer", cell: ({ consumer }) => consumer },
    { label: "Failed", cell: ({ failedAt }) => <TimeAgo date={failedAt} /> },
    { label: "Why it failed", cell: ({ error }) => <Stack>{error}</Stack> },
    { label: "Do", cell: (letter) => <LetterActs letter={letter} onDone={onDone} /> },
  ];
  return (
    <WideButtons>
      <DataTable
        caption="Dead letters"
        columns={columns}
        rows={letters}
        busy={busy}
        minWidth={760}
      />
    </WideButtons>
  );
}
