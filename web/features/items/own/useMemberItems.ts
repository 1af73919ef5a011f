import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { forgetPages, pagesOf } from "../browse/livePlaces.ts";
import { ITEMS } from "../browse/useItems.ts";

/** The items of one member, page by page, with the cursors of their live updates. */
export function useMemberItems(variables: { filter: { sellerId: string } }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(ITEMS, {
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.items;
  const listKey = JSON.stringify(variables);

  return {
    connection,
    listKey,
    live: connection && pagesOf(listKey, connection),
    error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }),
    reload: () =>
      refetch().then(
        () => forgetPages(listKey),
        () => undefined,
      ),
  };
}
