import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import { Count } from "../../ui/Count.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";

const Standing = graphql(`
  query BalanceCard {
    wallet {
      id
      tpBalance
      member {
        id
        trustLevel
        dealsCompleted
      }
    }
  }
`);

const StandingMoved = graphql(`
  subscription BalanceCardMoved($after: Cursor) {
    walletUpdated(after: $after) {
      cursor
      wallet {
        id
        tpBalance
        member {
          id
          trustLevel
          dealsCompleted
        }
      }
    }
  }
`);

/**
 * The balance, the trust level and the number of deals, live. Source: S1 §2 "Balance card, trust-level badge,
 * deals-completed count"
 */
export function BalanceCard() {
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(Standing, { fetchPolicy: "cache-and-network" });
  useLive(StandingMoved, { after: viewer?.cursor, skip: !viewer });
  const wallet = data?.wallet;

  if (error && !wallet)
    return <ErrorState message="Failed to load wallet data" onRetry={() => void refetch()} />;
  if (!wallet) return <Skeleton $h="112px" />;
  return (
    <Row aria-label="Your balance">
      <dl>
        <div>
          <dt>Balance</dt>
          <dd>
            <Balance>
              <Count value={wallet.tpBalance} suffix=" TP" />
            </Balance>
          </dd>
        </div>
        <div>
          <dt>Trust level</dt>
          <dd>
            <TrustBadge level={wallet.member.trustLevel} />
          </dd>
        </div>
        <div>
          <dt>Deals completed</dt>
          <dd>
            <Deals>
              <Count value={wallet.member.dealsCompleted} />
            </Deals>
          </dd>
        </div>
      </dl>
    </Row>
  );
}

const Row = styled(Card)`
  dl {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 16px 48px;
  }

  dt {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  dd {
    display: flex;
    align-items: center;
    min-block-size: 52px;
  }
`;

const Balance = styled.span`
  color: var(--goldText);
  font: 750 clamp(2rem, 1.5rem + 2.4vw, 2.75rem) / 1.12 var(--display);
`;

const Deals = styled.span`
  font: 700 1.625rem/1.25 var(--display);
`;
