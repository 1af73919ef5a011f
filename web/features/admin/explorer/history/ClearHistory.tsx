import { useState } from "react";
import { toFailure } from "../../../../apollo/failure.ts";
import { useCommand } from "../../../../apollo/useCommand.ts";
import { graphql } from "../../../../gql/gql.ts";
import { Button } from "../../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";

const ClearExplorerHistory = graphql(`
  mutation ClearExplorerHistory {
    clearExplorerHistory {
      count
    }
  }
`);

/** Deletes the whole history of the viewer, after a question. */
export function ClearHistory({ onDone }: { onDone: () => void }) {
  const [clear] = useCommand(ClearExplorerHistory);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();

  async function handleClear() {
    try {
      await clear({});
    } catch (error) {
      toast({
        title: "Failed to clear the history",
        description: toFailure(error).message,
        destructive: true,
      });
      throw error;
    }
    onDone();
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Clear history…</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear your history?"
        body="All queries you have run here are deleted from it, not only those in the list. This cannot be undone."
        confirmLabel="Clear history"
        onConfirm={handleClear}
      />
    </>
  );
}
