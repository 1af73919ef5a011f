import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { graphql } from "../../../gql/gql.ts";
import { type ItemSearch, toVariables } from "./itemSearch.ts";
import { forgetPages, pagesOf } from "./livePlaces.ts";

export const ITEMS = graphql(`
  query Items($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {
    items(filter: $filter, sort: $sort, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...ItemCard_item
          ...LiveItems_item
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/**
 * The items of a search, page by page. During a new search the old items stay until the new ones are loaded.
 * `LiveItems` writes live changes into the cache; `reload` starts again at the first page.
 */
export function useItems(search: ItemSearch) {
  const variables = useMemo(() => toVariables(search), [search]);
  const { data, previousData, error, networkStatus, fetchMore, refetch } = useQuery(ITEMS, {
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const connection = (data ?? previousData)?.items;
  const listKey = JSON.stringify(variables);

  const loadMore = () =>
    fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } });

  async function reload() {
    try {
      await refetch();
      forgetPages(listKey);
    } catch {
      // The screen shows `error`.
    }
  }

  return {
    variables,
    listKey,
    connection,
    /** The pages with their live cursors; undefined while the items are those of another search. */
    live: data && pagesOf(listKey, data.items),
    error,
    /** Whether there is nothing to show yet. */
    isEmptyHanded: connection === undefined && error === undefined,
    /** Whether the items on screen are still those of the previous search. */
    isStale: data === undefined && connection !== undefined,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore,
    reload,
  };
}
