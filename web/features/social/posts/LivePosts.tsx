import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { POSTS_WATCH_MAX } from "../../../../schema/limits.ts";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useReconnected } from "../../../apollo/useReconnected.ts";
import { graphql } from "../../../gql/gql.ts";

const FeedPostUpdated = graphql(`
  subscription FeedPostUpdated($ids: [ID!]!) {
    feedPostUpdated(ids: $ids) {
      postId
      post {
        ...PostCard_post
      }
    }
  }
`);

const POSTS = new Set(["bookmarkedPosts", "circlePosts", "feed", "feedPost", "memberPosts"]);

/**
 * Keeps the posts on screen up to date through the cache; removes posts that are gone, and restores those that are
 * back. Renders nothing.
 */
export function LivePosts({ ids }: { readonly ids: readonly string[] }) {
  const client = useApolloClient();
  const [gone, setGone] = useState<readonly string[]>([]);
  const watched = [...new Set([...ids, ...gone])].slice(0, POSTS_WATCH_MAX).toSorted();

  useLive(FeedPostUpdated, {
    variables: { ids: watched },
    skip: watched.length === 0,
    onEvent: ({ feedPostUpdated: { postId, post } }) => {
      if (post && !gone.includes(postId)) return;
      setGone((others) => [...others.filter((id) => id !== postId), ...(post ? [] : [postId])]);
      if (post) refetchFields(client, POSTS);
      else client.cache.evict({ id: `FeedPost:${postId}` });
    },
  });
  // Broadcasts that were sent while the socket was down are not stored, so refetch.
  useReconnected(() => refetchFields(client, POSTS));
  return null;
}
