import type { ApolloClient } from "@apollo/client";
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

/** Asks for the counts in the bar: an event or a press says that one changed, not what it is now. */
export function recount(client: ApolloClient): void {
  client.query({ query: Counts, fetchPolicy: "network-only" }).catch(() => undefined);
}
