import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { MEMBER_ID, POST_ID } from "../../core/graphql/args.ts";
import { FeedFilter } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { addComment, deleteComment } from "./comments.ts";
import { createPost } from "./createPost.ts";
import { deletePost } from "./deletePost.ts";
import { bookmarkedPosts, feed, findPost, postsOf, type FoundPosts } from "./findPosts.ts";
import {
  CommentAdded,
  CommentDeleted,
  CreatePostInput,
  FeedPost,
  FeedPostConnection,
  PostChanged,
  PostCommentConnection,
  PostDeleted,
} from "./post.types.ts";
import { bookmarkPost, likePost, sharePost, unbookmarkPost, unlikePost } from "./reactions.ts";
import { commentsOf } from "./readComments.ts";

@Resolver()
export class SocialResolver {
  @Query(() => FeedPostConnection, {
    description: "Posts of the market, the newest first; trending ones by their points.",
  })
  feed(
    @Ctx() ctx: Context,
    @Arg("filter", () => FeedFilter, { defaultValue: FeedFilter.all, description: "Which posts." })
    filter: FeedFilter,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<FoundPosts> {
    return feed(ctx, filter, { first, after });
  }

  @Query(() => FeedPost, { nullable: true, description: "One post, or null." })
  async feedPost(@Ctx() ctx: Context, @Arg("id", () => ID, POST_ID) id: string): Promise<unknown> {
    return (await findPost(ctx, idOf(id))) ?? null;
  }

  @Query(() => FeedPostConnection, { description: "What a member posted, the newest first." })
  memberPosts(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<FoundPosts> {
    return postsOf(ctx, idOf(memberId, "memberId"), { first, after });
  }

  @Query(() => FeedPostConnection, {
    description: "What the viewer bookmarked, the last one first.",
  })
  bookmarkedPosts(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<FoundPosts> {
    viewerOf(ctx);
    return bookmarkedPosts(ctx, { first, after });
  }

  @Query(() => PostCommentConnection, {
    description: "What was said about a post, the oldest first.",
  })
  postComments(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return commentsOf(ctx, { postId, first, after });
  }

  @Mutation(() => PostChanged, { description: "Writes a post of the viewer's own." })
  createPost(
    @Ctx() ctx: Context,
    @Arg("input", () => CreatePostInput, { description: "What is posted." }) input: CreatePostInput,
  ): Promise<PostChanged> {
    return transact(ctx, createPost, input);
  }

  @Mutation(() => PostDeleted, {
    description:
      "Takes a post away: one of the viewer's, also one the market wrote, or one in a circle they run.",
  })
  deletePost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostDeleted> {
    return transact(ctx, deletePost, { postId });
  }

  @Mutation(() => PostChanged, { description: "Likes a post; twice is once." })
  likePost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostChanged> {
    return transact(ctx, likePost, { postId });
  }

  @Mutation(() => PostChanged, { description: "Takes a like back." })
  unlikePost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostChanged> {
    return transact(ctx, unlikePost, { postId });
  }

  @Mutation(() => PostChanged, { description: "Keeps a post among the viewer's bookmarks." })
  bookmarkPost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostChanged> {
    return transact(ctx, bookmarkPost, { postId });
  }

  @Mutation(() => PostChanged, { description: "Takes a bookmark away." })
  unbookmarkPost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostChanged> {
    return transact(ctx, unbookmarkPost, { postId });
  }

  @Mutation(() => PostChanged, {
    description: "Says that the viewer shared a post; counts once a day, and not for its author.",
  })
  sharePost(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
  ): Promise<PostChanged> {
    return transact(ctx, sharePost, { postId });
  }

  @Mutation(() => CommentAdded, { description: "Says something about a post." })
  addComment(
    @Ctx() ctx: Context,
    @Arg("postId", () => ID, POST_ID) postId: string,
    @Arg("content", () => String, { description: "1 to 500 characters." }) content: string,
  ): Promise<CommentAdded> {
    return transact(ctx, addComment, { postId, content });
  }

  @Mutation(() => CommentDeleted, {
    description: "Takes a comment away: one of the viewer's, or one on a post of theirs.",
  })
  deleteComment(
    @Ctx() ctx: Context,
    @Arg("commentId", () => ID, { description: "The comment's id." }) commentId: string,
  ): Promise<CommentDeleted> {
    return transact(ctx, deleteComment, commentId);
  }
}
