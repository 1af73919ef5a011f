import { useQuery } from "@apollo/client/react";

import { graphql } from "../../../gql/gql.ts";
import type { OfferState } from "../../../gql/graphql.ts";

const MY_OFFERS = graphql(`
  query MyOffersForItem {
    buyerOffers(first: 50) {
      edges {
        cursor
        node {
          id
          state
          deadline
          targetItem {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const TELLING = new Set<OfferState>(["pending", "accepted"]);

/** My newest offer on an item that is open or was accepted. It follows the live offers through the cache. */
export function useMyOffer(itemId: string) {
  const { data, refetch } = useQuery(MY_OFFERS, { fetchPolicy: "cache-and-network" });
  const offers = data?.buyerOffers.edges.map((edge) => edge.node) ?? [];

  return {
    myOffer: offers.find((offer) => offer.targetItem.id === itemId && TELLING.has(offer.state)),
    lookAgain: async () => void (await refetch()),
  };
}
