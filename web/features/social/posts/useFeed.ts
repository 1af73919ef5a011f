import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import type { FeedFilter } from "../../../gql/graphql.ts";

const Feed = graphql(`
  query Feed($first: Int = 10, $filter: FeedFilter!, $after: String) {
    feed(filter: $filter, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...PostCard_post
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The posts of a filter, page by page. New ones wait; `reload` starts again at the first page. */
export function useFeed(filter: FeedFilter) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Feed, {
    variables: { filter },
    // The feed grows while the member is on other screens: each visit refetches, and shows the cached posts meanwhile.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.feed;

  return {
    connection,
    error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }),
    // The screen shows `error`.
    reload: () => refetch().then(noop, noop),
  };
}

function noop() {}
