import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { Earnings_EarningsFragment } from "../../../gql/graphql.ts";

export const Earnings_earnings = graphql(`
  fragment Earnings_earnings on Earnings {
    id
    streak
    actions {
      action
      title
      amount
      state
      hint
    }
    tasks {
      task
      title
      amount
      progress
      target
      state
    }
    rewards {
      reward
      title
      description
      amount
      progress
      target
      state
    }
  }
`);

const EarningsQuery = graphql(`
  query WalletEarnings {
    earnings {
      id
      ...Earnings_earnings
    }
  }
`);

export type Earnings = Earnings_EarningsFragment;

/** What the member can earn now. */
export function useEarnings() {
  const { data, error, refetch } = useQuery(EarningsQuery, { fetchPolicy: "cache-and-network" });
  const ask = () => void refetch().catch(() => undefined);
  const earnings = getFragment(Earnings_earnings, data?.earnings ?? null);
  return { earnings, error, retry: ask };
}
