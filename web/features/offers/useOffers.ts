import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { SELLER_OFFERS_POLL_SECONDS } from "../../../schema/limits.ts";
import { useConnection } from "../../apollo/connection.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import type { OfferRole, OfferStatus } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { OfferList_offer, offerLists } from "./offerLists.ts";
import { useArrivals } from "./useArrivals.ts";

/** One tab of offers: its rows, those that wait on the shelf, its paging and its state. */
export function useOffers(role: OfferRole, status: OfferStatus, isOpen: boolean) {
  const viewerId = useViewer().viewer?.id;
  const isSocketDown = useConnection().state !== "online";
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    offerLists[role],
    {
      variables: { status },
      skip: !isOpen,
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
      // Polling is only a fallback while the socket is down.
      pollInterval: isOpen && isSocketDown ? SELLER_OFFERS_POLL_SECONDS * 1000 : 0,
    },
  );

  // After a failed reload the old rows stay on screen.
  const offers = isOpen ? (data ?? previousData)?.offers : undefined;
  const arrivals = useArrivals({
    rows: offers?.edges.map((edge) => getFragment(OfferList_offer, edge.node)),
    isSettled: !loading,
    belongs: (offer) => offer.status === status,
    isOwn: (offer) => offer.proposedBy.id === viewerId,
  });

  return {
    ...arrivals,
    error,
    isLoading: loading && !offers,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasMore: offers?.pageInfo.hasNextPage ?? false,
    loadMore: () => fetchMore({ variables: { after: offers?.pageInfo.endCursor ?? null } }),
    retry: () => refetch(),
  };
}

/** What a tab of offers holds. */
export type Offers = ReturnType<typeof useOffers>;
