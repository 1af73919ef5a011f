import { styled } from "styled-components";
import type { AdminStats_StatsFragment } from "../../../gql/graphql.ts";
import { Delta } from "./Delta.tsx";
import { Figure, Figures } from "./Figure.tsx";
import { RevenueTrend } from "./RevenueTrend.tsx";

/** All figures of the market by what they are about. Without them, their places. */
export function StatsFigures({ stats }: { stats: AdminStats_StatsFragment | undefined }) {
  const { revenue, marketMetrics, userMetrics } = stats ?? {};
  return (
    <>
      <Part aria-labelledby="stats-market">
        <h2 id="stats-market">Market</h2>
        <Figures>
          <Figure
            label="Total users"
            value={stats?.totalUsers}
            formula="Members who have not deleted their account"
          />
          <Figure
            label="Active users"
            value={stats?.activeUsers}
            formula="Members who visited in 30 days"
          />
          <Figure
            label="Total items"
            value={stats?.totalItems}
            formula="All but drafts and removed items"
          />
          <Figure
            label="Total transactions"
            value={stats?.totalTransactions}
            formula="Items that changed hands"
          />
          <Figure
            label="TP in circulation"
            value={stats?.totalTrustPoints}
            suffix=" TP"
            formula="TP in wallets and in escrow"
          />
          <Figure
            label="TP per user"
            value={stats?.avgTrustPerUser}
            suffix=" TP"
            formula="TP in circulation ÷ total users"
          />
        </Figures>
      </Part>
      <Part aria-labelledby="stats-revenue">
        <h2 id="stats-revenue">Revenue</h2>
        <Note>TP that members paid each other for items, less what disputes gave back.</Note>
        <Revenue>
          <Figures>
            <Figure
              label="Revenue today"
              value={revenue?.today}
              suffix=" TP"
              formula="Since midnight, UTC"
            />
            <Figure
              label="Revenue this week"
              value={revenue?.thisWeek}
              suffix=" TP"
              formula="Since Monday, UTC"
            />
            <Figure
              label="Revenue this month"
              value={revenue?.thisMonth}
              suffix=" TP"
              formula="Since the first; growth is against the same days of the month before"
            >
              {revenue ? <Delta percent={revenue.growth} than="growth" /> : null}
            </Figure>
          </Figures>
          <RevenueTrend />
        </Revenue>
      </Part>
      <Part aria-labelledby="stats-trade">
        <h2 id="stats-trade">Trade</h2>
        <Figures>
          <Figure
            label="Conversion rate"
            value={marketMetrics?.conversionRate}
            suffix="%"
            formula="Of members who looked at an item in 30 days, how many got it"
            reason="Nobody looked at an item."
          />
          <Figure
            label="Total views"
            value={marketMetrics?.totalViews}
            formula="Looks at items: one a member, item and day"
          />
          <Figure
            label="TP per transaction"
            value={marketMetrics?.avgTrustPerTransaction}
            suffix=" TP"
            formula="Revenue of 30 days ÷ items that changed hands"
            reason="Nothing changed hands."
          />
        </Figures>
      </Part>
      <Part aria-labelledby="stats-members">
        <h2 id="stats-members">Members</h2>
        <Figures>
          <Figure
            label="Active users today"
            value={userMetrics?.activeUsersToday}
            formula="Members who visited since midnight, UTC"
          />
          <Figure
            label="New users today"
            value={userMetrics?.newUsersToday}
            formula="Members who joined since midnight, UTC"
          />
          <Figure
            label="Retention"
            value={userMetrics?.retentionRate}
            suffix="%"
            formula="Of those who visited 14 to 8 days ago, who did in the last 7"
            reason="Nobody visited then."
          />
          <Figure
            label="Average session"
            value={userMetrics?.avgSessionTime}
            suffix=" min"
            formula="Minutes of a visit, of those of 7 days"
            reason="Nobody visited."
          />
        </Figures>
      </Part>
    </>
  );
}

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Revenue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
