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

/** Refetches the counts in the bar: an event or a mutation says that one changed, but not its new value. */
export function recount(client: ApolloClient): void {
  client.query({ query: Counts, fetchPolicy: "network-only" }).catch(() => undefined);
}
