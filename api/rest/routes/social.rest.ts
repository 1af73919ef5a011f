import { notFound } from "../../core/failures.ts";
import { route, nodesOf, type Page } from "../route.ts";
import {
  COMMENT,
  commentOf,
  POST,
  postOf,
  type CommentData,
  type PostData,
} from "../shapes/post.shape.ts";

const feed = route<{ feed: Page<PostData> }>({
  method: "GET",
  path: "/api/social/feed",
  summary: "Posts of the market: all, following, trending or local",
  source: "S2 §7, EP-055",
  answer: "[post]",
  query: ["filter?"],
  document: `query ($filter: FeedFilter = all, $first: Int, $after: String) {
    feed(filter: $filter, first: $first, after: $after) { edges { node { ...RestPost } } pageInfo { hasNextPage endCursor } }
  } ${POST}`,
  variables: ({ query }) => ({ filter: query["filter"] }),
  pagesOf: (data) => data.feed,
  reply: (data) => nodesOf(data.feed).map(postOf),
});

const bookmarks = route<{ bookmarkedPosts: Page<PostData> }>({
  method: "GET",
  path: "/api/social/bookmarks",
  summary: "What the viewer bookmarked, the last one first",
  source: "ours, C30",
  answer: "[post]",
  document: `query ($first: Int, $after: String) {
    bookmarkedPosts(first: $first, after: $after) { edges { node { ...RestPost } } pageInfo { hasNextPage endCursor } }
  } ${POST}`,
  pagesOf: ({ bookmarkedPosts }) => bookmarkedPosts,
  reply: ({ bookmarkedPosts }) => nodesOf(bookmarkedPosts).map(postOf),
});

const one = route<{ feedPost: PostData | null }>({
  method: "GET",
  path: "/api/social/posts/:id",
  summary: "One post",
  source: "ours, C30",
  answer: "post",
  document: `query ($id: ID!) { feedPost(id: $id) { ...RestPost } } ${POST}`,
  variables: ({ params }) => params,
  reply: ({ feedPost }) => {
    if (!feedPost) throw notFound("Post");
    return postOf(feedPost);
  },
});

const create = route<{ createPost: { post: PostData } }>({
  method: "POST",
  path: "/api/social/posts",
  summary: "Write a post",
  source: "ours, C30",
  answer: "post",
  body: ["content", "images?", "tags?", "itemId?"],
  status: 201,
  takesKey: true,
  document: `mutation ($input: CreatePostInput!, $key: String) {
    createPost(input: $input, idempotencyKey: $key) { post { ...RestPost } }
  } ${POST}`,
  variables: ({ body, key }) => ({ input: body, key }),
  reply: ({ createPost }) => postOf(createPost.post),
});

const remove = route<{ deletePost: { postId: string } }>({
  method: "DELETE",
  path: "/api/social/posts/:id",
  summary: "Take an own post away",
  source: "ours, C30",
  answer: "{ postId }",
  document: `mutation ($id: ID!) { deletePost(postId: $id) { postId } }`,
  variables: ({ params }) => params,
  reply: ({ deletePost }) => deletePost,
});

type Verb = "likePost" | "unlikePost" | "bookmarkPost" | "unbookmarkPost" | "sharePost";

/** What a member does with one post: it answers the post as it is then. */
function reaction(
  method: "POST" | "DELETE",
  { word, verb, summary }: { word: string; verb: Verb; summary: string },
) {
  return route<{ changed: { post: PostData } }>({
    method,
    path: `/api/social/posts/:id/${word}`,
    summary,
    source: "ours, C30",
    answer: "post",
    document: `mutation ($id: ID!) { changed: ${verb}(postId: $id) { post { ...RestPost } } } ${POST}`,
    variables: ({ params }) => params,
    reply: ({ changed }) => postOf(changed.post),
  });
}

const reactions = [
  reaction("POST", { word: "like", verb: "likePost", summary: "Like a post; twice is once" }),
  reaction("DELETE", { word: "like", verb: "unlikePost", summary: "Take a like back" }),
  reaction("POST", { word: "bookmark", verb: "bookmarkPost", summary: "Bookmark a post" }),
  reaction("DELETE", { word: "bookmark", verb: "unbookmarkPost", summary: "Take a bookmark away" }),
  reaction("POST", {
    word: "share",
    verb: "sharePost",
    summary: "Say that the post was shared; counts once a day",
  }),
];

const comments = route<{ postComments: Page<CommentData> }>({
  method: "GET",
  path: "/api/social/posts/:id/comments",
  summary: "What was said about a post, oldest first",
  source: "ours, C30",
  answer: "[comment]",
  document: `query ($id: ID!, $first: Int, $after: String) {
    postComments(postId: $id, first: $first, after: $after) { edges { node { ...RestComment } } pageInfo { hasNextPage endCursor } }
  } ${COMMENT}`,
  variables: ({ params }) => params,
  pagesOf: ({ postComments }) => postComments,
  reply: ({ postComments }) => nodesOf(postComments).map(commentOf),
});

const comment = route<{ addComment: { comment: CommentData } }>({
  method: "POST",
  path: "/api/social/posts/:id/comments",
  summary: "Say something about a post",
  source: "ours, C30",
  answer: "comment",
  body: ["content"],
  status: 201,
  takesKey: true,
  document: `mutation ($id: ID!, $content: String!, $key: String) {
    addComment(postId: $id, content: $content, idempotencyKey: $key) { comment { ...RestComment } }
  } ${COMMENT}`,
  variables: ({ params, body, key }) => ({ ...params, content: body["content"], key }),
  reply: ({ addComment }) => commentOf(addComment.comment),
});

interface Followed {
  member: { id: string; username: string; isFollowed: boolean; followers: number };
}

/** Follows a member, or no longer. */
function following(
  method: "POST" | "DELETE",
  { verb, summary }: { verb: "followMember" | "unfollowMember"; summary: string },
) {
  return route<{ changed: Followed }>({
    method,
    path: "/api/members/:id/follow",
    summary,
    source: "ours, C30",
    answer: "{ id, username, isFollowed, followers }",
    document: `mutation ($id: ID!) { changed: ${verb}(memberId: $id) { member { id username isFollowed followers } } }`,
    variables: ({ params }) => params,
    reply: ({ changed }) => changed.member,
  });
}

export const socialRoutes = [
  feed,
  bookmarks,
  create,
  one,
  remove,
  ...reactions,
  comments,
  comment,
  following("POST", { verb: "followMember", summary: "Follow a member; twice is once" }),
  following("DELETE", { verb: "unfollowMember", summary: "Stop following a member" }),
];
