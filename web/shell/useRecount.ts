import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "../gql/gql.ts";

const Counts = graphql(`
  query ViewerCounts {
    viewer {
      id
      unreadMessages
      unreadNotifications
      offersAsSeller: pendingOffers(role: seller)
      offersAsBuyer: pendingOffers(role: buyer)
    }
  }
`);

const COALESCE_MS = 100;

/** Asks for the counts once after a burst of events: an event says that one changed, not what it is now. */
export function useRecount(): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      client.query({ query: Counts, fetchPolicy: "network-only" }).catch(() => undefined);
    }, COALESCE_MS);
  };
}
