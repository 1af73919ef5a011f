import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "../../../gql/gql.ts";
import type { AdminIssueQuery } from "../../../gql/graphql.ts";
import type { ChartSeries } from "../../../ui/chart/chartSeries.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeChart } from "../../../ui/TimeChart.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { AnalyticsPart } from "../analytics/AnalyticsPart.tsx";
import { countText } from "../analytics/analyticsWords.ts";
import { Group } from "../analytics/Group.tsx";
import { KEEP, type Range } from "../analytics/ranges.ts";
import { Figure, Figures } from "../dashboard/Figure.tsx";
import { SelectRow } from "../SelectRow.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { issueSentence } from "./issueSentence.ts";

const AdminIssue = graphql(`
  query AdminIssue($range: AnalyticsRange!) {
    adminIssue(range: $range) {
      issued
      returned
      points {
        date
        issued
        returned
      }
      reasons {
        reason
        issued
        returned
        postings
        points {
          date
          issued
          returned
        }
      }
    }
  }
`);

type Issue = AdminIssueQuery["adminIssue"];

const COLUMNS: readonly Column<Issue["reasons"][number] & { id: string }>[] = [
  { label: "Reason", cell: ({ reason }) => reasonWords(reason) },
  { label: "Postings", isFigure: true, cell: ({ postings }) => countText(postings) },
  { label: "Issued", isFigure: true, cell: ({ issued }) => tpText(issued) },
  { label: "Returned", isFigure: true, cell: ({ returned }) => tpText(returned) },
];

/** What the treasury issued and got back over the chosen days, by day and by reason. */
export function IssuePart({ range: { range, days } }: { range: Range }) {
  const query = useQuery(AdminIssue, { variables: { range }, ...KEEP });
  const issue = (query.data ?? query.previousData)?.adminIssue;
  return (
    <AnalyticsPart title="Issue" noun="the issue" query={query} shown={issue} height="900px">
      {issue ? <Shown issue={issue} days={days} /> : null}
    </AnalyticsPart>
  );
}

function Shown({ issue, days }: { issue: Issue; days: number }) {
  const { read, put } = useAdminUrl();
  const { issued, returned, reasons } = issue;
  const chosen = reasons.find(({ reason }) => reason === read("reason"));
  const shown = chosen ?? issue;
  const [dates, series] = useMemo(() => seriesOf(shown.points), [shown.points]);

  if (reasons.length === 0) return <p>The treasury issued nothing in these days.</p>;
  return (
    <>
      <Figures>
        <Figure
          label="Issued"
          value={issued}
          suffix=" TP"
          formula={`Left the treasury in ${days} days`}
        />
        <Figure
          label="Returned"
          value={returned}
          suffix=" TP"
          formula={`Came back to the treasury in ${days} days`}
        />
        <Figure
          label="Change of the supply"
          value={issued - returned}
          suffix=" TP"
          formula="Issued less returned"
        />
      </Figures>
      <Group>
        <SelectRow
          label="Reason"
          value={chosen?.reason ?? ""}
          options={[
            { value: "", label: "All reasons" },
            ...reasons.map(({ reason }) => ({ value: reason, label: reasonWords(reason) })),
          ]}
          onChange={(value) => put("reason", value)}
        />
        <TimeChart
          title={chosen ? `${reasonWords(chosen.reason)} by day` : "Issue by day"}
          sentence={issueSentence(shown)}
          dates={dates}
          series={series}
          text={tpText}
        />
      </Group>
      <Group>
        <h3>By reason</h3>
        <DataTable
          caption="Issue by reason"
          columns={COLUMNS}
          rows={reasons.map((one) => ({ ...one, id: one.reason }))}
          minWidth={440}
          footer={
            <>
              In sum: {tpText(issued)} issued, {tpText(returned)} returned
            </>
          }
        />
      </Group>
    </>
  );
}

function seriesOf(points: Issue["points"]): [dates: string[], series: ChartSeries[]] {
  return [
    points.map(({ date }) => date),
    [
      { label: "Issued", color: "tp", mark: "bars", values: points.map(({ issued }) => issued) },
      {
        label: "Returned",
        color: "c4",
        mark: "line",
        values: points.map(({ returned }) => returned),
      },
    ],
  ];
}
