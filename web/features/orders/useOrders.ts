import { NetworkStatus } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { OrderStatus } from "../../gql/graphql.ts";
import { ORDER_CARD } from "./orderCard.ts";

const ORDERS = graphql(`
  query Orders($status: OrderStatus, $search: String, $after: String) {
    orders(status: $status, search: $search, first: 12, after: $after) {
      totalCount
      cursor
      edges {
        cursor
        node {
          id
          ...OrderCard_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ORDER_MOVED = graphql(`
  subscription OrderMoved($after: Cursor) {
    orderUpdated(after: $after) {
      cursor
      order {
        id
        viewerRole
        ...OrderCard_order
      }
    }
  }
`);

/** The filter of the list. */
export interface OrderSearch {
  status: OrderStatus | null;
  search: string;
}

/** The member's orders, page by page, newest first. They update live; a new order reloads the list. */
export function useOrders({ status, search }: OrderSearch) {
  const { cache } = useApolloClient();
  const variables = { status, search: search.trim() || null };
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    ORDERS,
    {
      variables,
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
      notifyOnNetworkStatusChange: true,
    },
  );
  const orders = (data ?? previousData)?.orders;

  useLive(ORDER_MOVED, {
    after: data?.orders.cursor,
    onEvent: ({ orderUpdated: { order } }) => {
      if (order.viewerRole !== "buyer") return;
      const isShown = orders?.edges.some(({ node }) => node.id === order.id) ?? false;
      // The order was placed in another tab, or no longer matches the filter.
      if (!isShown || status !== null) void reload();
    },
  });

  async function reload() {
    cache.evict({ id: "ROOT_QUERY", fieldName: "orders" });
    await refetch().catch(() => undefined);
  }

  return {
    rows: orders?.edges.map(({ node }) => getFragment(ORDER_CARD, node)) ?? [],
    count: orders?.totalCount,
    error,
    isLoading: loading && !orders,
    isStale: loading && data === undefined && orders !== undefined,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasMore: orders?.pageInfo.hasNextPage ?? false,
    loadMore: () => fetchMore({ variables: { after: orders?.pageInfo.endCursor ?? null } }),
    reload,
  };
}

export type Orders = ReturnType<typeof useOrders>;
