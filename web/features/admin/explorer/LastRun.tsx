import { lazy, Suspense, useId, useMemo, useState } from "react";
import { styled } from "styled-components";
import { clockText } from "../../../ui/dayText.ts";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { AllRows } from "./AllRows.tsx";
import { AnswerTables } from "./AnswerTables.tsx";
import type { ChartChoice } from "./chart/chartOf.ts";
import type { ExplorerAnswer } from "./explorerApi.ts";
import { LiveRun } from "./LiveRun.tsx";
import { CutNote, PlanFacts, RunFacts } from "./RunFacts.tsx";
import { tablesOf } from "./tablesOf.ts";
import type { Runs } from "./useRuns.tsx";

const AnswerChart = lazy(() =>
  import("./chart/AnswerChart.tsx").then((m) => ({ default: m.AnswerChart })),
);

/** The tabs below a query. */
export type Shown = "table" | "chart" | "run" | "plan";

interface Props {
  runs: Runs;
  /** The title of the query, where it has one. */
  title?: string | undefined;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** How the answer is drawn, if somebody chose it. */
  chart: ChartChoice | null;
  onChart: (chart: ChartChoice) => void;
}

/** What was answered: a field that was refused has no row. */
function answered({ data, errors }: ExplorerAnswer): unknown {
  if (!errors) return data;
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== null));
}

/** The last answer: its rows as tables and as a chart, what it took, and its plan. It can follow the market. */
export function LastRun({ runs, title, shown, onShow, chart, onChart }: Props) {
  const { asked, answer, ranAt, plan, runAgain } = runs;
  const liveId = useId();
  const [isLive, setLive] = useState(false);
  const tables = useMemo(() => tablesOf(answer && answered(answer)), [answer]);
  const report = answer?.extensions?.run;

  return (
    <>
      {answer ? (
        <Live>
          <span id={liveId}>Run again when something happens</span>
          <Switch checked={isLive} onCheckedChange={setLive} aria-labelledby={liveId} />
          {ranAt ? <small>Read at {clockText(ranAt)}</small> : null}
        </Live>
      ) : null}
      {isLive ? <LiveRun onRun={runAgain} /> : null}
      {report ? <CutNote cut={report.cut} /> : null}
      <Tabs value={shown} onValueChange={(value) => onShow(value as Shown)}>
        <TabList aria-label="The last run">
          <Tab value="table">Table</Tab>
          <Tab value="chart">Chart</Tab>
          <Tab value="run">Run</Tab>
          <Tab value="plan">Plan</Tab>
        </TabList>
        <TabPanel value="table">
          {answer ? (
            <AnswerTables tables={tables}>
              {(list) =>
                asked && report?.statements.some(({ field }) => field === list) ? (
                  <AllRows key={list} document={asked} list={list} title={title} />
                ) : null
              }
            </AnswerTables>
          ) : (
            <p>Run a query to see its rows here.</p>
          )}
        </TabPanel>
        <TabPanel value="chart">
          {answer ? (
            <Suspense fallback={<LoadingBox label="Loading the chart" height="300px" />}>
              <AnswerChart tables={tables} chart={chart} onChart={onChart} />
            </Suspense>
          ) : (
            <p>Run a query to draw its numbers here.</p>
          )}
        </TabPanel>
        <TabPanel value="run">
          {report ? <RunFacts report={report} /> : <p>Run a query to see what it took.</p>}
        </TabPanel>
        <TabPanel value="plan">
          <PlanPart found={plan} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function PlanPart({ found }: { found: Runs["plan"] }) {
  if (!found) return <p>Ask what a query would take, or run it, to see its plan.</p>;
  if ("refusal" in found) return <p role="alert">{found.refusal}</p>;
  return <PlanFacts {...found} />;
}

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
