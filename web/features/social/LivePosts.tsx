import { useLive } from "../../apollo/useLive.ts";
import { POSTS_WATCH_MAX } from "../../../schema/limits.ts";
import { graphql } from "../../gql/gql.ts";

const FeedPostUpdated = graphql(`
  subscription FeedPostUpdated($ids: [ID!]!) {
    feedPostUpdated(ids: $ids) {
      post {
        ...PostActions_post
      }
    }
  }
`);

/** Keeps the counts of the posts on the screen up to date through the cache. Draws nothing. */
export function LivePosts({ ids }: { readonly ids: readonly string[] }) {
  useLive(FeedPostUpdated, {
    variables: { ids: ids.slice(0, POSTS_WATCH_MAX) },
    skip: ids.length === 0,
  });
  return null;
}
