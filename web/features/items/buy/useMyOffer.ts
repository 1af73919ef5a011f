import { useQuery } from "@apollo/client/react";

import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { OfferState } from "../../../gql/graphql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";

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

const MY_OFFER_UPDATED = graphql(`
  subscription MyOfferForItemUpdated($after: Cursor) {
    offerUpdated(after: $after) {
      cursor
      offer {
        id
        state
        deadline
        targetItem {
          id
        }
      }
    }
  }
`);

const TELLING = new Set<OfferState>(["pending", "accepted"]);

/** My newest offer on an item that is open or was accepted; it follows the answer live. */
export function useMyOffer(itemId: string) {
  const { viewer } = useViewer();
  const { data, refetch } = useQuery(MY_OFFERS, { fetchPolicy: "cache-and-network" });
  const offers = data?.buyerOffers.edges.map((edge) => edge.node) ?? [];

  async function lookAgain() {
    // What cannot be read now comes with the next event or visit.
    await refetch().catch(() => undefined);
  }

  useLive(MY_OFFER_UPDATED, {
    after: viewer?.cursor,
    onEvent({ offerUpdated: { offer } }) {
      // A known offer changed in the cache already; a counter-offer or one from another tab is new here.
      const isNew = data !== undefined && offers.every(({ id }) => id !== offer.id);
      if (isNew && offer.targetItem.id === itemId) void lookAgain();
    },
  });

  return {
    myOffer: offers.find((offer) => offer.targetItem.id === itemId && TELLING.has(offer.state)),
    lookAgain,
  };
}
