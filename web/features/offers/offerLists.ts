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

/** What a list must know of an offer to put it in its place; the card reads the rest. */
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

/** The list of each side. Both have one shape, so one screen can show either. */
export const offerLists: Record<
  OfferRole,
  TypedDocumentNode<Pick<SellerOffersQuery, "offers">, SellerOffersQueryVariables>
> = { seller: SellerOffers, buyer: BuyerOffers };

type OffersData = Pick<SellerOffersQuery, "offers">;

/**
 * The one place where an offer enters the lists, whether the member or somebody else acted.
 * The offer's own fields are already in the cache by its id; only its place is missing.
 */
export function keepOffer(cache: ApolloCache, node: FragmentType<typeof OfferList_offer>): void {
  const offer = getFragment(OfferList_offer, node);

  cache.updateQuery(
    {
      query: offerLists[offer.viewerRole],
      variables: { status: offer.status },
      // The list is replaced as a whole; merging it would append it to itself.
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

  // A replayed event may tell of an offer that belongs to a page not loaded yet.
  const oldest = rows.at(-1);
  if (pageInfo.hasNextPage && oldest && offer.createdAt < oldest.createdAt) return data;

  const edge = { __typename: "OfferEdge" as const, cursor: `live:${offer.id}`, node };
  return { ...data, offers: { ...data.offers, edges: [edge, ...edges] } };
}

/** The documented tabs, in their order. */
export const offerStatuses: readonly OfferStatus[] = ["pending", "accepted", "declined"];
