import { lazy, Suspense, useState, type ReactNode } from "react";
import { toFailure } from "../../../../apollo/failure.ts";
import { useProof } from "../../../../shell/proof/useProof.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { EditedDocument } from "../explorerApi.ts";
import { confirm, tryOut, type MutationDryRun } from "./changesApi.ts";

const ChangeDialog = lazy(() =>
  import("./ChangeDialog.tsx").then((m) => ({ default: m.ChangeDialog })),
);

/** A mutation that was tried out, and waits to be confirmed. */
export interface Change {
  document: EditedDocument;
  /** The mutation: `updateProfile`. */
  name: string;
  dryRun: MutationDryRun;
  /** Why it was tried out once more. */
  note?: string;
  /** What is shown as its answer when it is not confirmed. */
  unanswered: object;
  answer: (answer: object) => void;
}

/** What a confirmation is refused with that has to be given once more. */
const TRY_AGAIN = new Set(["EFFECTS_CHANGED", "DRY_RUN_REQUIRED"]);

/** Runs mutations: each is tried out, shown, and done when it is confirmed. */
export function useChange(): {
  /** Resolves to the answer, or to why nothing was changed. */
  change: (document: EditedDocument, name: string) => Promise<object>;
  /** To be rendered. */
  dialogs: ReactNode;
} {
  const [shown, setShown] = useState<Change>();
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  async function change(document: EditedDocument, name: string): Promise<object> {
    try {
      const dryRun = await withProof(() => tryOut(document));
      const unanswered = { notRun: "Nothing was changed" };
      return await new Promise((answer) =>
        setShown({ document, name, dryRun, unanswered, answer }),
      );
    } catch (error) {
      return answerOf(error);
    }
  }

  function close(answer: object) {
    shown?.answer(answer);
    setShown(undefined);
  }

  async function act({ document, name, dryRun }: Change) {
    try {
      close(await withProof(() => confirm(document, dryRun.effects.confirms)));
      toast({ title: `Ran ${name}` });
    } catch (error) {
      const { code, message } = toFailure(error);
      if (TRY_AGAIN.has(code)) return lookAgain(document, message);
      toast({ title: `Failed to run ${name}`, description: message, destructive: true });
      // It may have been done, when the answer was lost. Pressed again it is done once.
      setShown((now) => now && { ...now, unanswered: answerOf(error) });
    }
  }

  async function lookAgain(document: EditedDocument, note: string) {
    try {
      const dryRun = await withProof(() => tryOut(document));
      setShown((now) => now && { ...now, dryRun, note });
    } catch (error) {
      close(answerOf(error));
    }
  }

  const dialogs = (
    <>
      {shown ? (
        <Suspense>
          <ChangeDialog
            change={shown}
            onConfirm={() => act(shown)}
            onClose={() => close(shown.unanswered)}
          />
        </Suspense>
      ) : null}
      {proofDialog}
    </>
  );
  return { change, dialogs };
}

/** A failure as the editor shows it. */
function answerOf(error: unknown): object {
  const { code, message, fields } = toFailure(error);
  const words = Object.keys(fields).length > 0 ? { fields } : {};
  return { errors: [{ message, code, ...words }] };
}
