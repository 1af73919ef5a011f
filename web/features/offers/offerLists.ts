import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type {
  OfferList_OfferFragment,
  OfferRole,
  OfferStatus,
  SellerOffersQuery,
  SellerOffersQueryVariables,
} from "../../gql/graphql.ts";

/** The fields of an offer that a list needs to place it; the card selects the rest. */
export const OfferList_offer = graphql(`
  fragment OfferList_offer on Offer {
    id
    status
    state
    createdAt
    viewerRole
    proposedBy {
      id
    }
    ...OfferCard_offer
  }
`);

const SellerOffers = graphql(`
  query SellerOffers($status: OfferStatus, $after: String) {
    offers: sellerOffers(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          ...OfferList_offer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const BuyerOffers = graphql(`
  query BuyerOffers($status: OfferStatus, $after: String) {
    offers: buyerOffers(status: $status, first: 20, after: $after) {
      edges {
        cursor
        node {
          ...OfferList_offer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The list of each side. Both have the same shape, so one screen can show either. */
export const offerLists: Record<
  OfferRole,
  TypedDocumentNode<Pick<SellerOffersQuery, "offers">, SellerOffersQueryVariables>
> = { seller: SellerOffers, buyer: BuyerOffers };

type OffersData = Pick<SellerOffersQuery, "offers">;

/**
 * Adds or moves an offer in the cached lists, whoever acted. All offers enter the lists here. The offer's own fields
 * are already in the cache by its id; only its position is missing.
 */
export function keepOffer(cache: ApolloCache, node: FragmentType<typeof OfferList_offer>): void {
  const offer = getFragment(OfferList_offer, node);

  cache.updateQuery(
    {
      query: offerLists[offer.viewerRole],
      variables: { status: offer.status },
      // The list is overwritten as a whole; the merge policy would append it to itself.
      overwrite: true,
    },
    (data) => data && withOffer(data, offer, node),
  );
}

function withOffer(
  data: OffersData,
  offer: OfferList_OfferFragment,
  node: FragmentType<typeof OfferList_offer>,
): OffersData {
  const { edges, pageInfo } = data.offers;
  const rows = edges.map((edge) => getFragment(OfferList_offer, edge.node));
  if (rows.some((row) => row.id === offer.id)) return data;

  // A replayed event may be about an offer on a page that is not loaded.
  const oldest = rows.at(-1);
  if (pageInfo.hasNextPage && oldest && offer.createdAt < oldest.createdAt) return data;

  const edge = { __typename: "OfferEdge" as const, cursor: `live:${offer.id}`, node };
  return { ...data, offers: { ...data.offers, edges: [edge, ...edges] } };
}

/** The documented tabs, in their order. */
export const offerStatuses: readonly OfferStatus[] = ["pending", "accepted", "declined"];
