import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { findItemsById, Image, imageOf, type ItemRow } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { findPost } from "./findPosts.ts";
import type { PostRow } from "./post.rows.ts";
import {
  CommentAdded,
  CommentDeleted,
  FeedPost,
  FeedPostAdded,
  FeedPostUpdated,
  PostChanged,
  PostComment,
} from "./post.types.ts";
import { findComment } from "./readComments.ts";

@Resolver(() => FeedPost)
export class FeedPostResolver {
  @FieldResolver(() => [Image], {
    description: "Its photos, or those of the item the market wrote about.",
  })
  images(@Root() { imagePaths, placeholders }: PostRow): Image[] {
    return imagePaths.map((path, index) => imageOf(path, placeholders[index]));
  }

  @FieldResolver(() => Item, {
    nullable: true,
    description: "The linked item, while it can be seen.",
  })
  item(@Root() { itemId }: PostRow, @Ctx() ctx: Context): Promise<unknown> | null {
    if (itemId === null) return null;
    return batched<number, ItemRow | null>(
      ctx,
      "itemsOfPosts",
      (ids) => findItemsById(ctx, ids),
      null,
    ).load(itemId);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the viewer's." })
  isMine(@Root() { author }: PostRow, @Ctx() { viewer }: Context): boolean {
    return author.id === viewer?.id;
  }
}

/** The post that a payload names, with the viewer's own rights. Refuses with NOT_FOUND. */
async function postOf(ctx: Context, id: number): Promise<PostRow> {
  const post = await findPost(ctx, id);
  if (!post) throw notFound("Post");
  return post;
}

@Resolver(() => PostChanged)
export class PostChangedResolver {
  @FieldResolver(() => FeedPost, { description: "The post as it is now." })
  post(@Root() { postId }: PostChanged, @Ctx() ctx: Context): Promise<unknown> {
    return postOf(ctx, postId);
  }
}

@Resolver(() => CommentAdded)
export class CommentAddedResolver {
  @FieldResolver(() => PostComment, { description: "The new comment." })
  comment(@Root() { commentId }: CommentAdded, @Ctx() ctx: Context): Promise<unknown> {
    return findComment(ctx, commentId);
  }

  @FieldResolver(() => FeedPost, { description: "The post with its new count." })
  post(@Root() { postId }: CommentAdded, @Ctx() ctx: Context): Promise<unknown> {
    return postOf(ctx, postId);
  }
}

@Resolver(() => CommentDeleted)
export class CommentDeletedResolver {
  @FieldResolver(() => FeedPost, { description: "The post with its new count." })
  post(@Root() { postId }: CommentDeleted, @Ctx() ctx: Context): Promise<unknown> {
    return postOf(ctx, postId);
  }
}

@Resolver(() => FeedPostAdded)
export class FeedPostAddedResolver {
  @FieldResolver(() => FeedPost, { description: "The new post." })
  post(@Root() { postId }: FeedPostAdded, @Ctx() ctx: Context): Promise<unknown> {
    return postOf(ctx, postId);
  }
}

@Resolver(() => FeedPostUpdated)
export class FeedPostUpdatedResolver {
  @FieldResolver(() => FeedPost, { nullable: true, description: "Null when it is gone." })
  post(@Root() { postId }: FeedPostUpdated, @Ctx() ctx: Context): Promise<unknown> {
    return findPost(ctx, postId);
  }
}
