import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { clockText } from "../../../ui/dayText.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { AdminStats_stats, AdminStatsQuery } from "./adminStats.ts";
import { Backlog } from "./Backlog.tsx";
import { HealthCard } from "./HealthCard.tsx";
import { StatsFigures } from "./StatsFigures.tsx";
import { Tiles } from "./Tiles.tsx";
import { TopLists } from "./TopLists.tsx";
import { useStatsLive } from "./useStatsLive.ts";

/** The figures of the market, which move by themselves, and its health. Source: S2 §2 "Admin" */
export function DashboardTab() {
  const { data, error, refetch } = useQuery(AdminStatsQuery, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  useStatsLive();
  const stats = data ? getFragment(AdminStats_stats, data.adminStats) : undefined;

  return (
    <>
      <AsOf>
        {stats ? (
          <>
            As of <time dateTime={stats.asOf}>{clockText(stats.asOf)}</time>. The figures move by
            themselves; days are UTC.
          </>
        ) : null}
      </AsOf>
      <Backlog />
      {error ? (
        <ErrorState
          message="Failed to load the figures"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {stats || !error ? <StatsFigures stats={stats} /> : null}
      <HealthCard />
      {stats || !error ? <TopLists stats={stats} /> : null}
      <Tiles />
      <OfflineNote />
    </>
  );
}

/* Its place is there before the figures are, on a narrow screen for two lines. */
const AsOf = styled.p`
  min-block-size: 1.5em;
  color: var(--ink3);
  font-size: 0.9375rem;

  @media (max-width: 480px) {
    min-block-size: 3em;
  }
`;
