import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql/gql.ts";
import type { AwaitingDealsQuery, DealAction } from "../../gql/graphql.ts";

const AwaitingDeals = graphql(`
  query AwaitingDeals($awaiting: DealAction!) {
    deals(awaiting: $awaiting) {
      id
      transactionId
      orderPartId
      title
      amount
      settledAt
      viewerActions
      other {
        id
        displayName
      }
    }
  }
`);

/** Which deal a dialog was opened for. Without one the newest is chosen, and without any it is practice. Source: C33 */
export interface DealName {
  transactionId?: string | null | undefined;
  orderPartId?: string | null | undefined;
}

export type ChosenDeal = AwaitingDealsQuery["deals"][number];

function isNamed(deal: ChosenDeal, { transactionId, orderPartId }: DealName): boolean {
  return (
    (transactionId != null && deal.transactionId === transactionId) ||
    (orderPartId != null && deal.orderPartId === orderPartId)
  );
}

/** The deals with which the member may still do this, and the one that is chosen. */
export function useDealChoice(awaiting: DealAction, named: DealName | undefined) {
  const [chosenId, choose] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(AwaitingDeals, {
    variables: { awaiting },
    // Not from the cache, nor kept there: the deal of the moment stays on the screen after it was reviewed.
    fetchPolicy: "no-cache",
  });
  const deals = data?.deals ?? [];
  const first = named ? deals.find((deal) => isNamed(deal, named)) : deals[0];
  const deal = deals.find(({ id }) => id === chosenId) ?? first;

  return {
    deals,
    deal,
    choose,
    isLoading: !data && !error,
    error: data ? undefined : error,
    refetch: () => void refetch().catch(() => undefined),
    /** It was opened for a deal with which that cannot be done any more. */
    isGone: data !== undefined && named !== undefined && !deal,
    isPractice: data !== undefined && named === undefined && !deal,
  };
}

export type DealChoice = ReturnType<typeof useDealChoice>;
