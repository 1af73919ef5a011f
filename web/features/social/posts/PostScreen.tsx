import { useQuery } from "@apollo/client/react";
import { useNavigate, useParams } from "react-router-dom";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Column } from "../../../ui/Column.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { LivePosts } from "./LivePosts.tsx";
import { PostCard } from "./PostCard.tsx";

const Post = graphql(`
  query Post($id: ID!) {
    feedPost(id: $id) {
      id
      ...PostCard_post
    }
  }
`);

/** /community/posts/{id}: one post with its comments, where notifications and shared links lead. */
export function PostScreen() {
  const { postId = "" } = useParams();
  const navigate = useNavigate();
  const isId = /^\d+$/.test(postId);
  const { data, error, refetch } = useQuery(Post, {
    variables: { id: postId },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  const post = data?.feedPost;

  return (
    <Page title="Post">
      <Column>
        {(!isId || post === null) && (
          <EmptyState title="This post is not there" hint="It may have been deleted.">
            <ButtonLink $kind="act" to="/community">
              Read the community
            </ButtonLink>
          </EmptyState>
        )}
        {error && !post && (
          <ErrorState
            message="Failed to load this post"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {isId && post === undefined && !error && <Skeleton $h="240px" />}
        {post && <PostCard post={post} isOpen onDeleted={() => void navigate("/community")} />}
        {isId && <LivePosts ids={[postId]} />}
        <OfflineNote />
      </Column>
    </Page>
  );
}
