import { graphql } from "../gql/gql.ts";
import type { RestItemInOfferFragment, RestOfferFragment } from "../gql/graphql.ts";
import { pathsOf } from "./item.shape.ts";

graphql(`
  fragment RestOffer on Offer {
    id
    buyer {
      id
      username
      displayName
    }
    seller {
      id
      username
      displayName
    }
    proposedBy {
      id
    }
    targetItem {
      ...RestItemInOffer
    }
    offeredItem {
      ...RestItemInOffer
    }
    offeredItems {
      ...RestItemInOffer
    }
    offerType
    tpDelta
    tpTopupNeeded
    tpChangeIfLess
    status
    state
    stateReason
    message
    counterOf {
      id
    }
    deadline
    answeredAt
    createdAt
  }
`);

graphql(`
  fragment RestItemInOffer on Item {
    id
    title
    images {
      path
    }
    tpValue
  }
`);

/** EN-012, and what a client needs to answer an offer: all offered items, who proposed it, the deadline. */
export function offerOf({ proposedBy, counterOf, ...offer }: RestOfferFragment) {
  return {
    ...offer,
    buyerId: offer.buyer.id,
    sellerId: offer.seller.id,
    proposedById: proposedBy.id,
    counterOfId: counterOf?.id ?? null,
    targetItem: itemInOffer(offer.targetItem),
    offeredItem: offer.offeredItem && itemInOffer(offer.offeredItem),
    offeredItems: offer.offeredItems.map(itemInOffer),
  };
}

function itemInOffer(item: RestItemInOfferFragment) {
  return { ...item, images: pathsOf(item.images) };
}
