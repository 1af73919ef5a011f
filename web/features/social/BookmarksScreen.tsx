import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Column } from "../../ui/Column.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { PostList } from "./posts/PostList.tsx";

const BookmarkedPosts = graphql(`
  query BookmarkedPosts($first: Int = 10, $after: String) {
    bookmarkedPosts(first: $first, after: $after) {
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

/** /community/bookmarks: the member's bookmarked posts, the latest bookmark first. */
export function BookmarksScreen() {
  return (
    <Page title="Bookmarks">
      <Column>
        <Bookmarks />
      </Column>
    </Page>
  );
}

/** The list of bookmarked posts. */
export function Bookmarks() {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(BookmarkedPosts, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.bookmarkedPosts;

  return (
    <PostList
      posts={connection?.edges.map(({ node }) => node)}
      hasFailed={error !== undefined}
      hasMore={connection?.pageInfo.hasNextPage ?? false}
      isLoadingMore={networkStatus === NetworkStatus.fetchMore}
      onMore={() => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } })}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={
        <EmptyState title="No bookmarks yet" hint="Bookmark a post to find it here again.">
          <ButtonLink $kind="act" to="/community">
            Read the community
          </ButtonLink>
        </EmptyState>
      }
    />
  );
}
