import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PostList } from "./posts/PostList.tsx";

const MemberPostsQuery = graphql(`
  query MemberPosts($first: Int = 10, $memberId: ID!, $after: String) {
    memberPosts(memberId: $memberId, first: $first, after: $after) {
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

/** The posts of a member, newest first. */
export function MemberPosts({ memberId }: { readonly memberId: string }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(MemberPostsQuery, {
    variables: { memberId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.memberPosts;

  return (
    <PostList
      posts={connection?.edges.map(({ node }) => node)}
      hasFailed={error !== undefined}
      hasMore={connection?.pageInfo.hasNextPage ?? false}
      isLoadingMore={networkStatus === NetworkStatus.fetchMore}
      onMore={() => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } })}
      onRetry={() => void refetch().catch(() => undefined)}
      empty={<EmptyState title="No posts yet" />}
    />
  );
}
