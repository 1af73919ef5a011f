import { notFound } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import type {
  RestFollowedFragment,
  RestPostFragment,
  TypedDocumentString,
} from "../gql/graphql.ts";
import { nodesOf, route, type Route } from "../route.ts";
import { commentOf, postOf } from "../shapes/post.shape.ts";

const feed = route({
  method: "GET",
  path: "/api/social/feed",
  summary: "Posts of the market: all, following, trending or local",
  source: "S2 §7, EP-055",
  answer: "[post]",
  query: ["filter?"],
  document: graphql(`
    query RestFeed($filter: FeedFilter = all, $first: Int, $after: String) {
      feed(filter: $filter, first: $first, after: $after) {
        edges {
          node {
            ...RestPost
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ query }) => ({ filter: query["filter"] }),
  pagesOf: (data) => data.feed,
  reply: (data) => nodesOf(data.feed).map(postOf),
});

const bookmarks = route({
  method: "GET",
  path: "/api/social/bookmarks",
  summary: "What the viewer bookmarked, the last one first",
  source: "ours, C30",
  answer: "[post]",
  document: graphql(`
    query RestBookmarkedPosts($first: Int, $after: String) {
      bookmarkedPosts(first: $first, after: $after) {
        edges {
          node {
            ...RestPost
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ bookmarkedPosts }) => bookmarkedPosts,
  reply: ({ bookmarkedPosts }) => nodesOf(bookmarkedPosts).map(postOf),
});

const one = route({
  method: "GET",
  path: "/api/social/posts/:id",
  summary: "One post",
  source: "ours, C30",
  answer: "post",
  document: graphql(`
    query RestOnePost($id: ID!) {
      feedPost(id: $id) {
        ...RestPost
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ feedPost }) => {
    if (!feedPost) throw notFound("Post");
    return postOf(feedPost);
  },
});

const create = route({
  method: "POST",
  path: "/api/social/posts",
  summary: "Write a post",
  source: "ours, C30",
  answer: "post",
  body: ["content", "images?", "tags?", "itemId?"],
  status: 201,
  document: graphql(`
    mutation RestCreatePost($input: CreatePostInput!) {
      createPost(input: $input) {
        post {
          ...RestPost
        }
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ createPost }) => postOf(createPost.post),
});

const remove = route({
  method: "DELETE",
  path: "/api/social/posts/:id",
  summary: "Take an own post away",
  source: "ours, C30",
  answer: "{ postId }",
  document: graphql(`
    mutation RestDeletePost($id: ID!) {
      deletePost(postId: $id) {
        postId
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ deletePost }) => deletePost,
});

/** A route for a reaction of the viewer to a post: it answers the changed post. */
function reaction(
  row: Pick<Route, "method" | "path" | "summary">,
  document: TypedDocumentString<{ changed: { post: RestPostFragment } }, { id: string }>,
): Route {
  return route({
    ...row,
    source: "ours, C30",
    answer: "post",
    document,
    variables: ({ params }) => params,
    reply: ({ changed }) => postOf(changed.post),
  });
}

const reactions = [
  reaction(
    { method: "POST", path: "/api/social/posts/:id/like", summary: "Like a post; twice is once" },
    graphql(`
      mutation RestLikePost($id: ID!) {
        changed: likePost(postId: $id) {
          post {
            ...RestPost
          }
        }
      }
    `),
  ),
  reaction(
    { method: "DELETE", path: "/api/social/posts/:id/like", summary: "Take a like back" },
    graphql(`
      mutation RestUnlikePost($id: ID!) {
        changed: unlikePost(postId: $id) {
          post {
            ...RestPost
          }
        }
      }
    `),
  ),
  reaction(
    { method: "POST", path: "/api/social/posts/:id/bookmark", summary: "Bookmark a post" },
    graphql(`
      mutation RestBookmarkPost($id: ID!) {
        changed: bookmarkPost(postId: $id) {
          post {
            ...RestPost
          }
        }
      }
    `),
  ),
  reaction(
    { method: "DELETE", path: "/api/social/posts/:id/bookmark", summary: "Take a bookmark away" },
    graphql(`
      mutation RestUnbookmarkPost($id: ID!) {
        changed: unbookmarkPost(postId: $id) {
          post {
            ...RestPost
          }
        }
      }
    `),
  ),
  reaction(
    {
      method: "POST",
      path: "/api/social/posts/:id/share",
      summary: "Say that the post was shared; counts once a day",
    },
    graphql(`
      mutation RestSharePost($id: ID!) {
        changed: sharePost(postId: $id) {
          post {
            ...RestPost
          }
        }
      }
    `),
  ),
];

const comments = route({
  method: "GET",
  path: "/api/social/posts/:id/comments",
  summary: "What was said about a post, oldest first",
  source: "ours, C30",
  answer: "[comment]",
  document: graphql(`
    query RestPostComments($id: ID!, $first: Int, $after: String) {
      postComments(postId: $id, first: $first, after: $after) {
        edges {
          node {
            ...RestComment
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ params }) => params,
  pagesOf: ({ postComments }) => postComments,
  reply: ({ postComments }) => nodesOf(postComments).map(commentOf),
});

const comment = route({
  method: "POST",
  path: "/api/social/posts/:id/comments",
  summary: "Say something about a post",
  source: "ours, C30",
  answer: "comment",
  body: ["content"],
  status: 201,
  document: graphql(`
    mutation RestAddComment($id: ID!, $content: String!) {
      addComment(postId: $id, content: $content) {
        comment {
          ...RestComment
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, content: body["content"] }),
  reply: ({ addComment }) => commentOf(addComment.comment),
});

graphql(`
  fragment RestFollowed on User {
    id
    username
    isFollowed
    followers
  }
`);

/** A route that follows or unfollows a member. */
function following(
  row: Pick<Route, "method" | "summary">,
  document: TypedDocumentString<{ changed: { member: RestFollowedFragment } }, { id: string }>,
): Route {
  return route({
    ...row,
    path: "/api/members/:id/follow",
    source: "ours, C30",
    answer: "{ id, username, isFollowed, followers }",
    document,
    variables: ({ params }) => params,
    reply: ({ changed }) => changed.member,
  });
}

const follow = following(
  { method: "POST", summary: "Follow a member; twice is once" },
  graphql(`
    mutation RestFollowMember($id: ID!) {
      changed: followMember(memberId: $id) {
        member {
          ...RestFollowed
        }
      }
    }
  `),
);

const unfollow = following(
  { method: "DELETE", summary: "Stop following a member" },
  graphql(`
    mutation RestUnfollowMember($id: ID!) {
      changed: unfollowMember(memberId: $id) {
        member {
          ...RestFollowed
        }
      }
    }
  `),
);

export const socialRoutes = [
  feed,
  bookmarks,
  create,
  one,
  remove,
  ...reactions,
  comments,
  comment,
  follow,
  unfollow,
];
