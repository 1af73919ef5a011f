import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";

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

const isGone = (status: string | undefined) => status === "hidden" || status === "removed";

/** The viewer's offer; null: there is none; undefined: not known yet. */
export type MyOfferState = ReturnType<typeof useMyOffer>;

/** The viewer's open offer for an item, or the accepted one that made it theirs. It updates live. */
export function useMyOffer(itemId: string) {
  const { data, error, refetch } = useQuery(MY_OFFER_FOR_ITEM, {
    variables: { itemId },
    fetchPolicy: "cache-and-network",
  });
  // An error from the server means that the item is not visible, so it has no offer; cached data counts only while the
  // network is down.
  const known = CombinedGraphQLErrors.is(error) ? undefined : data?.buyQuote;
  const offer = getFragment(MY_OFFER, known?.offer ?? null);

  const status = data?.buyQuote.item.status;
  const before = useRef(status);
  useEffect(() => {
    // The quote of an item that is gone is refused; when the item is back, its offers are back too.
    const isOther = before.current !== undefined && before.current !== status;
    if (isOther && [before.current, status].some(isGone)) refetch().catch(() => undefined);
    before.current = status;
  }, [refetch, status]);

  const isTelling =
    offer?.state === "pending" ||
    // Of several pieces the viewer may own one while others can still be bought.
    (offer?.state === "accepted" && known?.item.status !== "available");
  if (!known && !error) return undefined;
  return isTelling ? offer : null;
}
