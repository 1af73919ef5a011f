import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Sparkline } from "../../../ui/Sparkline.tsx";
import { Tp, tpText } from "../../../ui/Tp.tsx";
import { SalesAnalytics } from "../analytics/SalesAnalytics.ts";
import { Delta, deltaOf } from "./Delta.tsx";

/** The revenue of 30 days as a line, with its sum; leads to the analysis. */
export function RevenueTrend() {
  const { data, error, refetch } = useQuery(SalesAnalytics, {
    variables: { range: "d30" },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const sales = data?.adminSalesAnalytics;

  if (error && !sales)
    return (
      <ErrorState
        message="Failed to load the revenue by day"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const values = sales?.points.map(({ revenue }) => revenue);
  return (
    <Box as="div" aria-busy={sales === undefined || undefined}>
      {sales && values ? (
        <>
          <p>
            <Tp tp={sales.totals.revenue} /> in 30 days{" "}
            <Delta
              percent={deltaOf(sales.totals.revenue, sales.previous.revenue)}
              than="against the 30 days before"
            />
          </p>
          <Sparkline
            values={values}
            label={`Revenue of 30 days, day by day: from ${tpText(Math.min(0, ...values))} to ${tpText(Math.max(0, ...values))}`}
          />
          <small>
            <Link to="/admin/analytics">Day by day in Analytics</Link>
          </small>
        </>
      ) : (
        <Skeleton $h="112px" />
      )}
    </Box>
  );
}

const Box = styled(Card)`
  gap: 8px;
  min-block-size: 138px;

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
  }
`;
