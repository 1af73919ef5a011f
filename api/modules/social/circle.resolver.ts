import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { newContext, type Context } from "../../core/context.ts";
import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { circleAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { CIRCLE_ID } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { refuseOutsider } from "../circles/index.ts";
import { Item } from "../items/item.entity.ts";
import {
  Circle,
  CircleChanged,
  CircleConnection,
  CircleMemberConnection,
  CirclePostAdded,
  CreateCircleInput,
} from "./circle.types.ts";
import {
  approveCircleRequest,
  declineCircleRequest,
  removeCircleMember,
} from "./circleRequests.ts";
import { createCircle } from "./createCircle.ts";
import { findPost, postsOfCircle, type FoundPosts } from "./findPosts.ts";
import { joinCircle, leaveCircle } from "./joinCircle.ts";
import { FeedPost, FeedPostConnection } from "./post.types.ts";
import {
  circleBy,
  findCircle,
  findCircles,
  membersOfCircle,
  requestsOf,
  type CircleRow,
} from "./readCircles.ts";

interface Listen {
  circleId: string;
  after?: string | null;
}

/**
 * New posts of a circle, for its members. Each post is read with the subscriber's current rights before it is
 * delivered.
 */
async function listenToCircle(ctx: Context, { circleId, after }: Listen): Promise<Follower> {
  const id = idOf(circleId, "circleId");
  await refuseOutsider(ctx, id);
  const { services, viewer, origin } = ctx;
  return services.bus.follow([circleAudience(id)], {
    topics: ["feedPostAdded"],
    after,
    accepts: async ({ postId }) =>
      (await findPost(newContext(services, viewer, origin), Number(postId))) !== undefined,
  });
}

async function postsInside(
  ctx: Context,
  circleId: number,
  page: { first: number; after: string | null },
): Promise<FoundPosts> {
  await refuseOutsider(ctx, circleId);
  return postsOfCircle(ctx, circleId, page);
}

@Resolver()
export class CirclesResolver {
  @Query(() => CircleConnection, { description: "Circles, the newest first." })
  circles(
    @Ctx() ctx: Context,
    @Arg("mine", () => Boolean, {
      defaultValue: false,
      description: "Only those the viewer is in.",
    })
    mine: boolean,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findCircles(ctx, { mine, first, after });
  }

  @Query(() => Circle, { nullable: true, description: "One circle, or null." })
  circle(@Ctx() ctx: Context, @Arg("id", () => ID, CIRCLE_ID) id: string): Promise<unknown> {
    return findCircle(ctx, idOf(id));
  }

  @Query(() => FeedPostConnection, {
    description: "What was posted in a circle, the newest first; for who is in it.",
  })
  circlePosts(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<FoundPosts> {
    return postsInside(ctx, idOf(circleId, "circleId"), { first, after });
  }

  @Query(() => CircleMemberConnection, { description: "Who is in a circle; for who is in it too." })
  circleMembers(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return membersOfCircle(ctx, idOf(circleId, "circleId"), { first, after });
  }

  @Mutation(() => CircleChanged, { description: "Founds a circle that the viewer runs." })
  createCircle(
    @Ctx() ctx: Context,
    @Arg("input", () => CreateCircleInput, { description: "What the circle is." })
    input: CreateCircleInput,
  ): Promise<CircleChanged> {
    return transact(ctx, createCircle, input);
  }

  @Mutation(() => CircleChanged, {
    description: "Joins a circle, or asks its admin where it is private. Twice is once.",
  })
  joinCircle(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
  ): Promise<CircleChanged> {
    return transact(ctx, joinCircle, circleId);
  }

  @Mutation(() => CircleChanged, {
    description:
      "Leaves a circle, or takes the request back. When its admin leaves, who is in it the longest runs it; with nobody left it is gone.",
  })
  leaveCircle(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
  ): Promise<CircleChanged> {
    return transact(ctx, leaveCircle, circleId);
  }

  @Mutation(() => CircleChanged, { description: "The admin lets in who asked." })
  approveCircleRequest(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("memberId", () => ID, { description: "Who asked to come in." }) memberId: string,
  ): Promise<CircleChanged> {
    return transact(ctx, approveCircleRequest, { circleId, memberId });
  }

  @Mutation(() => CircleChanged, { description: "The admin does not let in who asked." })
  declineCircleRequest(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("memberId", () => ID, { description: "Who asked to come in." }) memberId: string,
  ): Promise<CircleChanged> {
    return transact(ctx, declineCircleRequest, { circleId, memberId });
  }

  @Mutation(() => CircleChanged, { description: "The admin takes somebody out of the circle." })
  removeCircleMember(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("memberId", () => ID, { description: "Whom to take out." }) memberId: string,
  ): Promise<CircleChanged> {
    return transact(ctx, removeCircleMember, { circleId, memberId });
  }

  @Subscription(() => CirclePostAdded, {
    subscribe: ({ context, args }) => listenToCircle(context as Context, args as Listen),
    description: "A new post in a circle, for who is in it.",
  })
  circlePostAdded(
    @Root() { data, cursor }: LiveEvent<{ postId: number }>,
    @Arg("circleId", () => ID, CIRCLE_ID) _circleId: string,
    @Arg("after", () => Cursor, { nullable: true, description: "From circlePosts." })
    _after: string | null,
  ): CirclePostAdded {
    return { postId: data.postId, cursor };
  }
}

@Resolver(() => Circle)
export class CircleResolver {
  @FieldResolver(() => [User], {
    description: "Who asked to come in and waits, at most 100; nobody for others than its admin.",
  })
  requests(@Root() { id }: CircleRow, @Ctx() ctx: Context): Promise<unknown> {
    return requestsOf(ctx, id);
  }
}

@Resolver(() => Item)
export class CircleOfItemResolver {
  @FieldResolver(() => Circle, {
    nullable: true,
    description:
      "The circle whose members see it; null where it is for everybody or its owner alone.",
  })
  circle(@Root() { circleId }: Item, @Ctx() ctx: Context): Promise<unknown> | null {
    return circleId === null ? null : circleBy(ctx, circleId);
  }
}

@Resolver(() => CircleChanged)
export class CircleChangedResolver {
  @FieldResolver(() => Circle, { nullable: true, description: "Null when nobody is left in it." })
  circle(@Root() { circleId }: CircleChanged, @Ctx() ctx: Context): Promise<unknown> {
    return findCircle(ctx, circleId);
  }
}

@Resolver(() => CirclePostAdded)
export class CirclePostAddedResolver {
  @FieldResolver(() => FeedPost, { description: "The new post." })
  async post(@Root() { postId }: CirclePostAdded, @Ctx() ctx: Context): Promise<unknown> {
    const post = await findPost(ctx, postId);
    if (!post) throw notFound("Post");
    return post;
  }
}
