import { lazy, Suspense, useState } from "react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { useActNow } from "../actions/useActNow.ts";
import { ButtonLine } from "../rowLook.ts";
import type { Letter } from "./LetterTable.tsx";

const DropLetterDialog = lazy(() =>
  import("./DropLetterDialog.tsx").then((m) => ({ default: m.DropLetterDialog })),
);

const RetryLetter = graphql(`
  mutation RetryDeadLetter($id: ID!) {
    retryDeadLetter(id: $id) {
      id
      ...DeadLetter_letter
    }
  }
`);

/** What can be done about a dead letter: it is handled once more, or dropped. */
export function LetterActs({ letter, onDone }: { letter: Letter; onDone: () => void }) {
  const [retry, { busy }] = useCommand(RetryLetter);
  const [isDropping, setDropping] = useState(false);
  const { act, proofDialog } = useActNow();
  const { id, type, consumer, isRetried } = letter;
  const name = `${type} for ${consumer} #${id}`;

  async function handleRetry() {
    await act(() => retry({ id }), {
      done: `${type}: handled again within a second`,
      failed: "Failed to retry the dead letter",
    });
    onDone();
  }

  if (isRetried) return "Handled again now";
  return (
    <ButtonLine>
      <Button $small busy={busy} aria-label={`Retry: ${name}`} onClick={() => void handleRetry()}>
        Retry
      </Button>
      <Button $small aria-label={`Drop: ${name}`} onClick={() => setDropping(true)}>
        Drop…
      </Button>
      {isDropping ? (
        <Suspense>
          <DropLetterDialog letter={letter} onClose={() => setDropping(false)} onDone={onDone} />
        </Suspense>
      ) : null}
      {proofDialog}
    </ButtonLine>
  );
}
