import { useRef, useState, type ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { countText } from "../analytics/analyticsWords.ts";
import { askExplorer, explain, type EditedDocument, type ExplorerAnswer } from "./explorerApi.ts";
import { MANY_ROWS, rowsOf, type PlannedStatement } from "./runs.ts";

interface Question {
  plan: readonly PlannedStatement[];
  answer: (yes: boolean) => void;
}

/** What was run last, and what it would take. */
export interface Runs {
  /** The document of the answer. */
  asked: EditedDocument | undefined;
  answer: ExplorerAnswer | undefined;
  ranAt: Date | undefined;
  plan: Awaited<ReturnType<typeof explain>> | undefined;
  /** Runs a document, after a question if it would look at more than a million rows. */
  run: (document: EditedDocument) => Promise<object>;
  /** Runs the last document again, without a question. */
  runAgain: () => void;
  showPlan: (document: EditedDocument) => Promise<void>;
  /** To be rendered: asks whether many rows are meant. */
  question: ReactNode;
}

/** Runs documents at the explorer, one after the other. */
export function useRuns(): Runs {
  const [asked, setAsked] = useState<EditedDocument>();
  const [answer, setAnswer] = useState<ExplorerAnswer>();
  const [plan, setPlan] = useState<Awaited<ReturnType<typeof explain>>>();
  const [question, setQuestion] = useState<Question>();
  const [ranAt, setRanAt] = useState<Date>();
  /** The document of the answer. */
  const last = useRef<EditedDocument>(undefined);

  async function run(document: EditedDocument): Promise<object> {
    const found = await explain(document);
    if ("plan" in found && rowsOf(found.plan) > MANY_ROWS) {
      const isMeant = await new Promise<boolean>((resolve) => {
        setQuestion({ plan: found.plan, answer: resolve });
      });
      if (!isMeant) return { notRun: `It would look at ${countText(rowsOf(found.plan))} rows` };
    }
    last.current = document;
    const given = await ask(document);
    setPlan(found);
    return given;
  }

  async function ask(document: EditedDocument): Promise<ExplorerAnswer> {
    const given = await askExplorer(document);
    // Meanwhile another document may have been run.
    if (last.current === document) {
      setAsked(document);
      setAnswer(given);
      setRanAt(new Date());
    }
    return given;
  }

  return {
    asked,
    answer,
    ranAt,
    plan,
    run,
    runAgain: () => {
      if (last.current) void ask(last.current);
    },
    showPlan: async (document) => setPlan(await explain(document)),
    question: question ? (
      <ConfirmDialog
        open
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          question.answer(false);
          setQuestion(undefined);
        }}
        title={`Look at ${countText(rowsOf(question.plan))} rows?`}
        body="That may take a while. Two questions run at once; others wait until this one is answered, and after 5 seconds a statement is given up."
        confirmLabel="Run anyway"
        destructive={false}
        onConfirm={() => question.answer(true)}
      />
    ) : null,
  };
}
