import { graphql } from "../gql/gql.ts";
import type { RestCommentFragment, RestPostFragment } from "../gql/graphql.ts";
import { pathsOf } from "./item.shape.ts";

graphql(`
  fragment RestPost on FeedPost {
    id
    author {
      username
      avatar
      isVerified
      trustLevel
    }
    type
    createdAt
    content
    itemId
    itemTitle
    images {
      path
    }
    tags
    likes
    comments
    shares
    isLiked
    isBookmarked
  }
`);

/** EP-055, S2 §3: the author's fields stand beside the post's own. */
export function postOf({
  id,
  author,
  type,
  createdAt,
  content,
  itemId,
  itemTitle,
  images,
  ...post
}: RestPostFragment) {
  const about = { type, timestamp: createdAt, content, itemId, itemTitle, images: pathsOf(images) };
  return { id, ...author, ...about, ...post };
}

graphql(`
  fragment RestComment on PostComment {
    id
    postId
    author {
      username
      avatar
      isVerified
      trustLevel
    }
    content
    createdAt
  }
`);

export function commentOf({ author, createdAt, ...comment }: RestCommentFragment) {
  return { ...comment, ...author, timestamp: createdAt };
}
