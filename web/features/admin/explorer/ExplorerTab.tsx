import { Suspense, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { lazyScreen } from "../../../ui/lazy.ts";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { useTheme } from "../../../ui/themeChoice.ts";
import { countText } from "../analytics/analyticsWords.ts";
import { AnswerTables } from "./AnswerTables.tsx";
import { askExplorer, explain, type EditedDocument, type ExplorerAnswer } from "./explorerApi.ts";
import { LiveRun } from "./LiveRun.tsx";
import { CutNote, PlanFacts, RunFacts } from "./RunFacts.tsx";
import { MANY_ROWS, rowsOf, type PlannedStatement } from "./runs.ts";

const AdminEditor = lazyScreen(() =>
  import("../../../graphiql/AdminEditor.tsx").then((m) => ({ default: m.AdminEditor })),
);

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" });

/** The tabs below the editor. */
type Shown = "table" | "run" | "plan";

interface Question {
  plan: readonly PlannedStatement[];
  answer: (yes: boolean) => void;
}

/** /admin/graphql: any question to the running market, in GraphQL. */
export function ExplorerTab() {
  const { theme } = useTheme();
  const liveId = useId();
  const [answer, setAnswer] = useState<ExplorerAnswer>();
  const [plan, setPlan] = useState<Awaited<ReturnType<typeof explain>>>();
  const [shown, setShown] = useState<Shown>("table");
  const [question, setQuestion] = useState<Question>();
  const [isLive, setLive] = useState(false);
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
    setShown("table");
    return given;
  }

  async function ask(document: EditedDocument): Promise<ExplorerAnswer> {
    const given = await askExplorer(document);
    // Meanwhile another document may have been run.
    if (last.current === document) {
      setAnswer(given);
      setRanAt(new Date());
    }
    return given;
  }

  function runAgain() {
    if (last.current) void ask(last.current);
  }

  async function showPlan(document: EditedDocument) {
    setPlan(await explain(document));
    setShown("plan");
  }

  const report = answer?.extensions?.run;
  return (
    <Parts>
      <Editor>
        <Suspense fallback={<LoadingBox label="Loading the editor" height="100%" />}>
          <AdminEditor theme={theme} onRun={run} onPlan={(document) => void showPlan(document)} />
        </Suspense>
      </Editor>
      {answer ? (
        <Live>
          <span id={liveId}>Run again when something happens</span>
          <Switch checked={isLive} onCheckedChange={setLive} aria-labelledby={liveId} />
          {ranAt ? <small>Read at {clock.format(ranAt)}</small> : null}
        </Live>
      ) : null}
      {isLive ? <LiveRun onRun={runAgain} /> : null}
      {report ? <CutNote cut={report.cut} /> : null}
      <Tabs value={shown} onValueChange={(value) => setShown(value as Shown)}>
        <TabList aria-label="The last run">
          <Tab value="table">Table</Tab>
          <Tab value="run">Run</Tab>
          <Tab value="plan">Plan</Tab>
        </TabList>
        <TabPanel value="table">
          {answer ? <AnswerTables data={answer.data} /> : <p>Run a query to see its rows here.</p>}
        </TabPanel>
        <TabPanel value="run">
          {report ? <RunFacts report={report} /> : <p>Run a query to see what it took.</p>}
        </TabPanel>
        <TabPanel value="plan">
          <PlanPart found={plan} />
        </TabPanel>
      </Tabs>
      {question ? (
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
      ) : null}
    </Parts>
  );
}

function PlanPart({ found }: { found: Awaited<ReturnType<typeof explain>> | undefined }) {
  if (!found) return <p>Ask what a query would take, or run it, to see its plan.</p>;
  if ("refusal" in found) return <p role="alert">{found.refusal}</p>;
  return <PlanFacts plan={found.plan} />;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Live = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  small {
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
`;

/** GraphiQL in the colours of the market. In a narrow place its parts stand below each other. */
const Editor = styled.div`
  container-type: inline-size;
  block-size: clamp(420px, 60vh, 720px);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 12px;

  && .graphiql-container {
    --color-primary: 173, 100%, 20%;
    --color-secondary: 173, 100%, 20%;
    --color-base: 0, 0%, 100%;
    --color-neutral: 164, 12%, 27%;
    --font-family: inherit;
  }

  [data-theme="dark"] && .graphiql-container {
    --color-primary: 173, 55%, 42%;
    --color-secondary: 173, 55%, 62%;
    --color-base: 162, 20%, 10%;
    --color-neutral: 156, 12%, 75%;
  }

  /* Comments and numbers, which the editor colours too faintly for its grounds. */
  .mtk8 {
    color: light-dark(#00663f, #8fbf7c);
  }

  .graphiql-tab-close {
    min-block-size: 24px;
    min-inline-size: 24px;
  }

  /* The schema comes with the page. */
  && [aria-label^="Re-fetch"] {
    display: none;
  }

  @media (max-width: 700px) {
    block-size: 640px;
  }

  @container (max-width: 640px) {
    && .graphiql-sidebar,
    && .graphiql-horizontal-drag-bar {
      display: none;
    }

    && .graphiql-sessions {
      margin: 4px;
    }

    && #graphiql-session {
      flex-direction: column;
    }

    && #graphiql-session > * {
      flex: 2 1 0 !important;
      min-block-size: 0;
      min-inline-size: 0;
      overflow: hidden;
    }

    && #graphiql-session > .graphiql-editors {
      flex-grow: 3 !important;
    }
  }
`;
