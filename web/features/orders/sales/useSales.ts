import { NetworkStatus } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { OrderStatus } from "../../../gql/graphql.ts";
import { SALE_CARD } from "./saleCard.ts";

const SALES = graphql(`
  query Sales($status: OrderStatus, $after: String) {
    sales(status: $status, first: 12, after: $after) {
      totalCount
      cursor
      edges {
        cursor
        node {
          id
          ...SaleCard_part
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const SALE_MOVED = graphql(`
  subscription SaleMoved($after: Cursor) {
    orderUpdated(after: $after) {
      cursor
      order {
        id
        viewerRole
        parts {
          id
          ...SaleCard_part
        }
      }
    }
  }
`);

const COUNTS = graphql(`
  query SalesCounts {
    salesCounts {
      pending
      processing
      shipped
      delivered
      cancelled
      total
      incoming
    }
  }
`);

/** The number of sales by state, and the TP in escrow for them. Counted by the server. */
export function useSalesCounts() {
  const { data, previousData, loading } = useQuery(COUNTS, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  return {
    counts: (data ?? previousData)?.salesCounts,
    isLoading: loading && !data,
  };
}

/** The member's sales, newest first. New orders wait on the shelf until the member asks for them. */
export function useSales(status: OrderStatus | null) {
  const { cache } = useApolloClient();
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    SALES,
    {
      variables: { status },
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
      notifyOnNetworkStatusChange: true,
    },
  );
  const sales = (data ?? previousData)?.sales;
  const known = new Set(sales?.edges.map(({ node }) => node.id));
  const waiting = arrived.filter((id) => !known.has(id));
  // An order that is in the list no longer waits, whatever filter comes next.
  if (waiting.length < arrived.length) setArrived(waiting);

  useLive(SALE_MOVED, {
    after: data?.sales.cursor,
    onEvent: ({ orderUpdated: { order } }) => {
      if (order.viewerRole !== "seller") return;
      const fresh = order.parts.filter((part) => {
        const { viewerActions } = getFragment(SALE_CARD, part);
        return !known.has(part.id) && viewerActions.includes("accept");
      });
      setArrived((before) => [...new Set([...before, ...fresh.map(({ id }) => id)])]);
    },
  });

  async function reload() {
    cache.evict({ id: "ROOT_QUERY", fieldName: "sales" });
    await refetch().catch(() => undefined);
    // Keep only orders that arrived after the reload began, because its response does not have them.
    setArrived((now) => now.filter((id) => !arrived.includes(id)));
  }

  return {
    rows: sales?.edges.map(({ node }) => getFragment(SALE_CARD, node)) ?? [],
    arrived: waiting.length,
    error,
    isLoading: loading && !sales,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasMore: sales?.pageInfo.hasNextPage ?? false,
    loadMore: () => fetchMore({ variables: { after: sales?.pageInfo.endCursor ?? null } }),
    reload,
  };
}
