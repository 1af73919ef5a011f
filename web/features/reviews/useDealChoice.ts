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

/**
 * The deal that a dialog was opened for. Without one the newest is chosen; if there is none it is practice. Source: C33
 */
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

/** The deals for which the member may still take this action, and the chosen one. */
export function useDealChoice(awaiting: DealAction, named: DealName | undefined) {
  const [chosenId, choose] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(AwaitingDeals, {
    variables: { awaiting },
    // Not cached, so that the chosen deal stays on screen after it was reviewed.
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
    /** Whether the dialog was opened for a deal for which the action is no longer possible. */
    isGone: data !== undefined && named !== undefined && !deal,
    isPractice: data !== undefined && named === undefined && !deal,
  };
}

export type DealChoice = ReturnType<typeof useDealChoice>;
