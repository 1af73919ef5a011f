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

/** An own offer; null: there is none; undefined: it is not known yet. */
export type MyOfferState = ReturnType<typeof useMyOffer>;

/** My open offer for an item, or the one by which it is mine; it follows the answer live. */
export function useMyOffer(itemId: string) {
  const { data, error, refetch } = useQuery(MY_OFFER_FOR_ITEM, {
    variables: { itemId },
    fetchPolicy: "cache-and-network",
  });
  // Of an item that may not be seen any more there is no offer either; what was known stays only while the network is away.
  const known = CombinedGraphQLErrors.is(error) ? undefined : data?.buyQuote;
  const offer = getFragment(MY_OFFER, known?.offer ?? null);

  const status = data?.buyQuote.item.status;
  const before = useRef(status);
  useEffect(() => {
    // Of an item that is gone the quote is refused; one that is back has its offers again.
    const isOther = before.current !== undefined && before.current !== status;
    if (isOther && [before.current, status].some(isGone)) refetch().catch(() => undefined);
    before.current = status;
  }, [refetch, status]);

  const isTelling =
    offer?.state === "pending" ||
    // Of several pieces one may be mine while others can still be bought.
    (offer?.state === "accepted" && known?.item.status !== "available");
  if (!known && !error) return undefined;
  return isTelling ? offer : null;
}
