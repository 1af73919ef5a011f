import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import type { SalesAnalyticsQuery } from "../../../gql/graphql.ts";
import type { ChartSeries } from "../../../ui/chart/chartSeries.ts";
import { TimeChart } from "../../../ui/TimeChart.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { Delta, deltaOf } from "../dashboard/Delta.tsx";
import { Figure, Figures } from "../dashboard/Figure.tsx";
import { AnalyticsPart } from "./AnalyticsPart.tsx";
import { countText, revenueSentence, transactionsSentence } from "./analyticsWords.ts";
import { KEEP, type Range } from "./ranges.ts";
import { SalesAnalytics } from "./SalesAnalytics.ts";

type Sales = SalesAnalyticsQuery["adminSalesAnalytics"];

/** Revenue, items that changed hands and what disputes gave back, by day and against as many days before. */
export function SalesPart({ range: { range, days } }: { range: Range }) {
  const query = useQuery(SalesAnalytics, { variables: { range }, ...KEEP });
  const sales = (query.data ?? query.previousData)?.adminSalesAnalytics;
  return (
    <AnalyticsPart title="Sales" noun="the sales" query={query} shown={sales} height="840px">
      {sales ? <Shown sales={sales} days={days} /> : null}
    </AnalyticsPart>
  );
}

function Shown({ sales, days }: { sales: Sales; days: number }) {
  const { points, totals, previous } = sales;
  const [dates, money, deals] = useMemo(() => seriesOf(points), [points]);
  const than = `against ${days} days before`;

  if (points.length === 0) return <p>No sales in these days.</p>;
  return (
    <>
      <Figures>
        <Figure
          label="Revenue"
          value={totals.revenue}
          suffix=" TP"
          formula="Paid for items, less what disputes gave back"
        >
          <Delta percent={deltaOf(totals.revenue, previous.revenue)} than={than} />
        </Figure>
        <Figure label="Transactions" value={totals.transactions} formula="Items that changed hands">
          <Delta percent={deltaOf(totals.transactions, previous.transactions)} than={than} />
        </Figure>
        <Figure
          label="Refunded"
          value={totals.refunded}
          suffix=" TP"
          formula={`What disputes gave back; ${tpText(previous.refunded)} in the ${days} days before`}
        />
      </Figures>
      <TimeChart
        title="Revenue by day"
        sentence={revenueSentence(sales, days)}
        dates={dates}
        series={money}
        text={tpText}
      />
      <TimeChart
        title="Transactions by day"
        sentence={transactionsSentence(points)}
        dates={dates}
        series={deals}
        text={countText}
      />
    </>
  );
}

function seriesOf(
  points: Sales["points"],
): [dates: string[], money: ChartSeries[], deals: ChartSeries[]] {
  return [
    points.map(({ date }) => date),
    [
      {
        label: "Revenue",
        color: "tp",
        mark: "bars",
        values: points.map(({ revenue }) => revenue),
      },
      {
        label: "Refunded",
        color: "c4",
        mark: "line",
        values: points.map(({ refunded }) => refunded),
      },
    ],
    [
      {
        label: "Items",
        color: "c5",
        mark: "bars",
        values: points.map(({ transactions }) => transactions),
      },
    ],
  ];
}
