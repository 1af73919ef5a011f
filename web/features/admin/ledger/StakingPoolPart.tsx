import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { AnalyticsPart } from "../analytics/AnalyticsPart.tsx";
import { Group } from "../analytics/Group.tsx";
import { KEEP } from "../analytics/ranges.ts";
import { Figure, Figures } from "../dashboard/Figure.tsx";

const FundPoolDialog = lazy(() =>
  import("./FundPoolDialog.tsx").then((m) => ({ default: m.FundPoolDialog })),
);

const StakingPool = graphql(`
  query StakingPool {
    stakingPool {
      balance
      staked
      owed
      coveredUntil
    }
  }
`);

/** The pool that staking rewards are paid from, how long it lasts, and how to fund it. */
export function StakingPoolPart() {
  const query = useQuery(StakingPool, KEEP);
  const [funds, setFunds] = useState(false);
  const pool = query.data?.stakingPool;
  return (
    <AnalyticsPart
      title="Staking pool"
      noun="the staking pool"
      query={query}
      shown={pool}
      height="220px"
    >
      {pool && (
        <>
          <Figures>
            <Figure
              label="In the pool"
              value={pool.balance}
              suffix=" TP"
              formula="Put there by administrators"
            />
            <Figure
              label="Earned, not taken"
              value={Math.floor(pool.owed)}
              suffix=" TP"
              formula="Promised to members already"
            />
            <Figure
              label="Staked"
              value={pool.staked}
              suffix=" TP"
              formula="By all members, at 12.5 % a year"
            />
          </Figures>
          <Group>
            <p>{lastsWords(pool)}</p>
            <div>
              <Button $kind="act" onClick={() => setFunds(true)}>
                Fund the pool
              </Button>
            </div>
          </Group>
        </>
      )}
      {funds && (
        <Suspense>
          <FundPoolDialog onClose={() => setFunds(false)} />
        </Suspense>
      )}
    </AnalyticsPart>
  );
}

function lastsWords({ staked, coveredUntil }: { staked: number; coveredUntil?: string | null }) {
  if (staked === 0) return "Nobody has staked: nothing is earned.";
  return coveredUntil
    ? `If nobody changes a stake, it covers all of them until ${dayText(coveredUntil)}. Then they earn nothing until it is funded.`
    : "All that it has is promised: no stake earns anything until it is funded.";
}
