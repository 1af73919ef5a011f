import { useQuery } from "@apollo/client/react";

import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";

const MY_OFFER = graphql(`
  fragment MyOffer_offer on Offer {
    id
    state
    deadline
    tpDelta
    viewerRole
    viewerActions
    tpEffect {
      state
      change
      heldForThis
      refunded
    }
    proposedBy {
      id
    }
    buyer {
      id
      displayName
    }
    seller {
      id
      displayName
    }
    targetItem {
      id
      title
    }
    offeredItems {
      id
      title
    }
  }
`);

export const MY_OFFER_FOR_ITEM = graphql(`
  query MyOfferForItem($itemId: ID!) {
    buyQuote(itemId: $itemId) {
      item {
        id
        status
      }
      offer {
        id
        ...MyOffer_offer
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
        targetItem {
          id
        }
        ...MyOffer_offer
      }
    }
  }
`);

/** An own offer; null: there is none; undefined: it is not known yet. */
export type MyOfferState = ReturnType<typeof useMyOffer>;

/** My open offer for an item, or the one by which it is mine; it follows the answer live. */
export function useMyOffer(itemId: string) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(MY_OFFER_FOR_ITEM, {
    variables: { itemId },
    fetchPolicy: "cache-and-network",
  });
  const known = data?.buyQuote;
  const offer = getFragment(MY_OFFER, known?.offer ?? null);

  useLive(MY_OFFER_UPDATED, {
    after: viewer?.cursor,
    onEvent({ offerUpdated: { offer: told } }) {
      // A known offer changed in the cache already; a counter-offer or one from another tab is new here.
      if (told.targetItem.id === itemId && told.id !== known?.offer?.id) {
        // What cannot be read now comes with the next event or visit.
        refetch().catch(() => undefined);
      }
    },
  });

  const isTelling =
    offer?.state === "pending" ||
    // Of several pieces one may be mine while others can still be bought.
    (offer?.state === "accepted" && known?.item.status !== "available");
  if (!known && !error) return undefined;
  return isTelling ? offer : null;
}
