import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { CommentBox } from "./CommentBox.tsx";
import { CommentRow } from "./CommentRow.tsx";

export const PostComments = graphql(`
  query PostComments($first: Int = 20, $postId: ID!, $after: String) {
    postComments(postId: $postId, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...CommentRow_comment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Props {
  readonly postId: string;
  /** The number of comments; a change of it refetches them. */
  readonly count: number;
}

/** The comments on a post, oldest first, and the form for a new one. */
export function Comments({ postId, count }: Props) {
  const { data, error, networkStatus, client, fetchMore, refetch } = useQuery(PostComments, {
    variables: { postId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const comments = data?.postComments;
  const counted = useRef(count);
  useEffect(() => {
    if (counted.current !== count) refetchFields(client, new Set(["postComments"]));
    counted.current = count;
  }, [client, count]);

  return (
    <Box>
      {error && <ErrorState message="Failed to load comments" onRetry={() => void refetch()} />}
      {!comments && !error && <LoadingBox label="Loading comments" height="72px" />}
      {comments?.edges.length === 0 && <p>No comments yet</p>}
      {comments && comments.edges.length > 0 && (
        <List aria-label="Comments">
          {comments.edges.map(({ node }) => (
            <CommentRow key={node.id} comment={node} />
          ))}
        </List>
      )}
      <LoadMore
        hasMore={comments?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: comments?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
      <CommentBox postId={postId} onAdded={() => void refetch().catch(() => undefined)} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid var(--line);

  > p {
    color: var(--ink3);
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
