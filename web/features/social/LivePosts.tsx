import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { POSTS_WATCH_MAX } from "../../../schema/limits.ts";
import { askAgain } from "../../apollo/askAgain.ts";
import { useBack } from "../../apollo/useBack.ts";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";

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

/** Keeps the posts on the screen up to date through the cache; what is gone goes, and comes back. Draws nothing. */
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
      if (post) askAgain(client, POSTS);
      else client.cache.evict({ id: `FeedPost:${postId}` });
    },
  });
  // What was told while the socket was away is not stored.
  useBack(() => askAgain(client, POSTS));
  return null;
}
