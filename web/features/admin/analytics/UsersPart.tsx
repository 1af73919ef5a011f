import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "../../../gql/gql.ts";
import type { UsersAnalyticsQuery } from "../../../gql/graphql.ts";
import { type ChartSeries, utcDayText } from "../../../ui/chart/chartSeries.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeChart } from "../../../ui/TimeChart.tsx";
import { AnalyticsPart } from "./AnalyticsPart.tsx";
import { countText, usersSentence } from "./analyticsWords.ts";
import { Group } from "./Group.tsx";
import { Levels } from "./Levels.tsx";
import { KEEP, type Range } from "./ranges.ts";

const UsersAnalytics = graphql(`
  query UsersAnalytics($range: AnalyticsRange!) {
    adminUsersAnalytics(range: $range) {
      points {
        date
        newUsers
        activeUsers
      }
      cohorts {
        week
        size
        retained
      }
      levels {
        level
        users
      }
    }
  }
`);

type Users = UsersAnalyticsQuery["adminUsersAnalytics"];
type Cohort = Users["cohorts"][number];

const COHORTS: readonly Column<Cohort & { id: string }>[] = [
  { label: "Week of", cell: ({ week }) => utcDayText(week) },
  { label: "Joined", isFigure: true, cell: ({ size }) => size },
  { label: "Back", isFigure: true, cell: ({ retained }) => retained },
  {
    label: "Share",
    isFigure: true,
    cell: ({ size, retained }) => (size > 0 ? `${Math.round((100 * retained) / size)}%` : "–"),
  },
];

/** Members by day, by the week they joined, and by trust level. */
export function UsersPart({ range: { range } }: { range: Range }) {
  const query = useQuery(UsersAnalytics, { variables: { range }, ...KEEP });
  const users = (query.data ?? query.previousData)?.adminUsersAnalytics;
  return (
    <AnalyticsPart title="Users" noun="the users" query={query} shown={users} height="980px">
      {users ? <Shown users={users} /> : null}
    </AnalyticsPart>
  );
}

function Shown({ users: { points, cohorts, levels } }: { users: Users }) {
  const [dates, series] = useMemo(() => seriesOf(points), [points]);

  if (points.length === 0) return <p>No users in these days.</p>;
  return (
    <>
      <TimeChart
        title="Members by day"
        sentence={usersSentence(points)}
        dates={dates}
        series={series}
        text={countText}
      />
      <Group>
        <h3>By week of joining</h3>
        <p>The last 12 weeks. Back are those who visited in the last 7 days.</p>
        <DataTable
          caption="Members by week of joining"
          columns={COHORTS}
          rows={cohorts.map((cohort) => ({ ...cohort, id: cohort.week }))}
          minWidth={240}
        />
      </Group>
      <Group>
        <h3>By trust level</h3>
        <Levels levels={levels} />
      </Group>
    </>
  );
}

function seriesOf(points: Users["points"]): [dates: string[], series: ChartSeries[]] {
  return [
    points.map(({ date }) => date),
    [
      {
        label: "Active",
        color: "c3",
        mark: "line",
        values: points.map(({ activeUsers }) => activeUsers ?? null),
      },
      { label: "New", color: "c5", mark: "line", values: points.map(({ newUsers }) => newUsers) },
    ],
  ];
}
