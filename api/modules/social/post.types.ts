import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import {
  COMMENT_MAX,
  POST_IMAGES_MAX,
  POST_MAX,
  POST_TAG_LENGTH_MAX,
  POST_TAGS_MAX,
} from "../../../schema/limits.ts";
import { PostType } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({
  description: "A post of the social feed, by a member or by the market.",
  implements: Node,
  simpleResolvers: true,
})
export class FeedPost {
  @Field(() => ID, { description: "The post's id." })
  id!: number;

  @Field(() => User, { description: "Whose post it is, also where the market wrote it." })
  author!: unknown;

  @Field(() => PostType, { description: "What it is about." })
  type!: PostType;

  @Field(() => String, { description: `1 to ${POST_MAX} characters.` })
  content!: string;

  @Field(() => ID, { nullable: true, description: "The linked item, while it can be seen." })
  itemId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The linked item's title, while it can be seen.",
  })
  itemTitle!: string | null;

  @Field(() => [String], { description: `At most ${POST_TAGS_MAX}.` })
  tags!: string[];

  @Field(() => Int, { description: "How many members like it." })
  likes!: number;

  @Field(() => Int, { description: "How many comments it has." })
  comments!: number;

  @Field(() => Int, { description: "Each member once a day." })
  shares!: number;

  @Field(() => Boolean, { description: "Whether the viewer likes it." })
  isLiked!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer bookmarked it. Nobody else is told." })
  isBookmarked!: boolean;

  @Field(() => ID, { nullable: true, description: "The circle whose members alone see it." })
  circleId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of that circle; null where it is for everybody.",
  })
  circleName!: string | null;

  @Field(() => Date, { description: "When it was posted." })
  createdAt!: Date;
}

export const FeedPostEdge = edgeOf("FeedPostEdge", () => FeedPost);
export type FeedPostEdge = InstanceType<typeof FeedPostEdge>;

@ObjectType({ description: "A page of posts.", simpleResolvers: true })
export class FeedPostConnection {
  @Field(() => [FeedPostEdge], { description: "The rows of this page." })
  edges!: FeedPostEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, {
    description: "Where the feed stood when this was read: give it to feedPostAdded.",
  })
  cursor!: string;
}

@ObjectType({ description: "What a member says about a post.", simpleResolvers: true })
export class PostComment {
  @Field(() => ID, { description: "The comment's id." })
  id!: number;

  @Field(() => ID, { description: "The post it is about." })
  postId!: number;

  @Field(() => User, { description: "Who wrote it." })
  author!: unknown;

  @Field(() => String, { description: `1 to ${COMMENT_MAX} characters.` })
  content!: string;

  @Field(() => Date, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: "Whether the viewer may delete it: who wrote it, and whose post it is.",
  })
  canDelete!: boolean;
}

export const PostCommentEdge = edgeOf("PostCommentEdge", () => PostComment);
export type PostCommentEdge = InstanceType<typeof PostCommentEdge>;

@ObjectType({ description: "A page of comments, the oldest first.", simpleResolvers: true })
export class PostCommentConnection {
  @Field(() => [PostCommentEdge], { description: "The rows of this page." })
  edges!: PostCommentEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "A member's own post." })
export class CreatePostInput {
  @Field(() => String, { description: `1 to ${POST_MAX} characters.` })
  content!: string;

  @Field(() => [String], {
    nullable: true,
    description: `Paths from POST /api/uploads, at most ${POST_IMAGES_MAX}.`,
  })
  images?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${POST_TAGS_MAX}, each of at most ${POST_TAG_LENGTH_MAX} characters, with or without #.`,
  })
  tags?: string[] | null;

  @Field(() => ID, { nullable: true, description: "An own item that it is about." })
  itemId?: string | null;

  @Field(() => ID, { nullable: true, description: "A circle of the viewer that alone sees it." })
  circleId?: string | null;
}

@ObjectType({
  description: "A post was written, or what members made of it changed.",
  simpleResolvers: true,
})
export class PostChanged {
  postId!: number;
}

@ObjectType({ description: "A post is gone, with its likes and comments.", simpleResolvers: true })
export class PostDeleted {
  @Field(() => ID, { description: "The id that the post had." })
  postId!: number;
}

@ObjectType({ description: "A comment was written.", simpleResolvers: true })
export class CommentAdded {
  commentId!: number;

  postId!: number;
}

@ObjectType({ description: "A comment is gone.", simpleResolvers: true })
export class CommentDeleted {
  @Field(() => ID, { description: "The id that the comment had." })
  commentId!: number;

  postId!: number;
}

@ObjectType({ description: "A new post that the filter shows.", simpleResolvers: true })
export class FeedPostAdded {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  postId!: number;
}

@ObjectType({ description: "A post as it is now.", simpleResolvers: true })
export class FeedPostUpdated {
  @Field(() => ID, { description: "The post's id." })
  postId!: number;
}
