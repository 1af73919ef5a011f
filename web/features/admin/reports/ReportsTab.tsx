import { useState } from "react";
import { styled } from "styled-components";
import { useAdminUrl } from "../useAdminUrl.ts";
import { ReportForm } from "./ReportForm.tsx";
import { RunList } from "./RunList.tsx";
import { ScheduleList } from "./ScheduleList.tsx";

/** Takes data out of the market: a report is run, by hand or on a schedule, and its file downloaded. */
export function ReportsTab() {
  const { read, put } = useAdminUrl();
  // Shows what was just requested at once, above the rows that were there.
  const [requested, setRequested] = useState(0);
  const runId = read("run");

  return (
    <>
      <p>
        A report is written from one moment of the market, as a file that is kept for 30 days. Every
        request is in the audit log.
      </p>
      <ReportForm
        key={read("report")}
        named={read("report")}
        onRequested={() => setRequested((count) => count + 1)}
      />
      <Part aria-labelledby="report-runs">
        <h2 id="report-runs">{runId === "" ? "Runs" : `Run #${runId}`}</h2>
        <RunList
          key={runId}
          runId={runId}
          requested={requested}
          onShowAll={() => put("run", "")}
          onRequested={() => setRequested((count) => count + 1)}
        />
      </Part>
      <Part aria-labelledby="report-schedules">
        <h2 id="report-schedules">Schedules</h2>
        <ScheduleList onRequested={() => setRequested((count) => count + 1)} />
      </Part>
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block-start: 8px;

  h2 {
    font-size: 1.25rem;
  }
`;
