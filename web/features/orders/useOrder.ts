import { useQuery } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { ORDER_DETAILS } from "./orderDetails.ts";

const ORDER = graphql(`
  query Order($id: ID!) {
    order(id: $id) {
      id
      cursor
      ...OrderDetails_order
    }
  }
`);

const OPEN_ORDER_MOVED = graphql(`
  subscription OpenOrderMoved($after: Cursor) {
    orderUpdated(after: $after) {
      cursor
      order {
        id
        ...OrderDetails_order
      }
    }
  }
`);

/** One order, live on both sides while it is open. */
export function useOrder(id: string) {
  const { data, error, loading, refetch } = useQuery(ORDER, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  useLive(OPEN_ORDER_MOVED, { after: data?.order?.cursor });
  return {
    order: getFragment(ORDER_DETAILS, data?.order),
    isMissing: data?.order === null,
    error: loading ? undefined : error,
    refetch: () => refetch().catch(() => undefined),
  };
}
