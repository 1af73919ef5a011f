import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { MarketHealthStatus } from "../../../gql/graphql.ts";
import { Card } from "../../../ui/Card.tsx";
import { Count } from "../../../ui/Count.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { StatusBadge, type StatusTone } from "../../../ui/StatusBadge.tsx";
import { HealthParts } from "./HealthParts.tsx";

const MarketHealth = graphql(`
  query MarketHealth {
    adminMarketHealth {
      score
      status
      parts {
        name
        words
        rate
        cases
        weight
        zeroAt
        fullAt
        score
      }
    }
  }
`);

/** It is counted over 30 days, so a minute more or less is nothing. */
const COUNT_AGAIN_MS = 60_000;

/** Source: KC-025 */
const LOOKS: Readonly<Record<MarketHealthStatus, { words: string; tone: StatusTone }>> = {
  healthy: { words: "Healthy", tone: "ok" },
  needs_attention: { words: "Needs attention", tone: "pending" },
  at_risk: { words: "At risk", tone: "closed" },
  not_enough_data: { words: "Not enough data", tone: "info" },
};

/** How well the market works, from 0 to 100, and how that is computed. */
export function HealthCard() {
  const { data, error, refetch } = useQuery(MarketHealth, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    pollInterval: COUNT_AGAIN_MS,
    skipPollAttempt: () => document.visibilityState === "hidden",
  });
  const health = data?.adminMarketHealth;

  return (
    <Card aria-labelledby="market-health">
      <h2 id="market-health">Market health</h2>
      {error ? (
        <ErrorState
          message="Failed to load the market health"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!health && !error ? <LoadingBox label="Loading market health" height="92px" /> : null}
      {health ? (
        <>
          <Score>
            {health.score === null ? null : (
              <strong>
                <Count value={health.score} />
                <small> of 100</small>
              </strong>
            )}
            <StatusBadge tone={LOOKS[health.status].tone}>{LOOKS[health.status].words}</StatusBadge>
          </Score>
          <HealthParts parts={health.parts} />
        </>
      ) : null}
    </Card>
  );
}

const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 36px;

  strong {
    font: 750 1.75rem/1.2 var(--display);
  }

  small {
    color: var(--ink3);
    font: 400 0.9375rem var(--body);
  }
`;
