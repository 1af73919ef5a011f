import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useArrivals } from "../../../ui/useArrivals.ts";
import { PostList } from "../posts/PostList.tsx";

const CirclePostsQuery = graphql(`
  query CirclePosts($first: Int = 10, $circleId: ID!, $after: String) {
    circlePosts(circleId: $circleId, first: $first, after: $after) {
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

const CirclePostAdded = graphql(`
  subscription CirclePostAdded($circleId: ID!, $after: Cursor) {
    circlePostAdded(circleId: $circleId, after: $after) {
      cursor
      post {
        id
      }
    }
  }
`);

/** The posts of a circle. New ones wait on the shelf. */
export function CirclePosts({ circleId }: { readonly circleId: string }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(CirclePostsQuery, {
    variables: { circleId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const connection = data?.circlePosts;
  const posts = connection?.edges.map(({ node }) => node);
  const { arrived, add, clear } = useArrivals();
  const shown = new Set(posts?.map(({ id }) => id));
  const waiting = [...arrived].filter((id) => !shown.has(id)).length;

  useLive(CirclePostAdded, {
    variables: { circleId },
    after: connection?.cursor,
    onEvent: ({ circlePostAdded }) => add(circlePostAdded.post.id),
  });

  function handleShow() {
    clear();
    void refetch().catch(() => undefined);
  }

  return (
    <>
      <ArrivalsShelf
        idleText="New posts appear here as they arrive"
        {...(waiting > 0 && {
          text: waiting === 1 ? "1 new post" : `${waiting} new posts`,
          actionLabel: "Show",
          onAction: handleShow,
        })}
      />
      <PostList
        posts={posts}
        hasFailed={error !== undefined}
        hasMore={connection?.pageInfo.hasNextPage ?? false}
        isLoadingMore={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } })}
        onRetry={() => void refetch().catch(() => undefined)}
        empty={<EmptyState title="No posts yet" hint="Only who is in the circle sees them." />}
      />
    </>
  );
}
