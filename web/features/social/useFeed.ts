import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql.ts";
import type { FeedFilter } from "../../gql/graphql.ts";

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

/** The posts a filter shows, page by page. What comes in meanwhile waits; `reload` starts again at the first page. */
export function useFeed(filter: FeedFilter) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Feed, {
    variables: { filter },
    // It goes on while the member is elsewhere: each visit asks again, and shows what is here meanwhile.
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
    // `error` says on the screen what failed.
    reload: () => refetch().then(noop, noop),
  };
}

function noop() {}
