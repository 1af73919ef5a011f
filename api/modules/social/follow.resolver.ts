import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { MEMBER_ID } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { findMembers, followedBy, followersOf, memberByUsername } from "./findMembers.ts";
import { followMember, unfollowMember } from "./follow.ts";
import { FollowChanged, MemberConnection } from "./follow.types.ts";
import { followsOf } from "./follows.loader.ts";

@Resolver()
export class FollowResolver {
  @Query(() => User, {
    nullable: true,
    description: "A member by username, in any case; null for who has left.",
  })
  member(
    @Ctx() ctx: Context,
    @Arg("username", () => String, { description: "The unique name, in any case." })
    username: string,
  ): Promise<unknown> {
    return memberByUsername(ctx, username);
  }

  @Query(() => MemberConnection, {
    description: "Other members by how a word of their name or username begins, the newest first.",
  })
  members(
    @Ctx() ctx: Context,
    @Arg("search", () => String, {
      nullable: true,
      description: "At most 100 characters; all members without it.",
    })
    search: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findMembers(ctx, { search, first, after });
  }

  @Query(() => MemberConnection, { description: "Who follows a member, the last one first." })
  followers(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return followersOf(ctx, idOf(memberId, "memberId"), { first, after });
  }

  @Query(() => MemberConnection, { description: "Whom a member follows, the last one first." })
  followedMembers(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return followedBy(ctx, idOf(memberId, "memberId"), { first, after });
  }

  @Mutation(() => FollowChanged, {
    description: "Shows a member's posts under Following, and tells them. Twice is once.",
  })
  followMember(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
  ): Promise<FollowChanged> {
    return transact(ctx, followMember, memberId);
  }

  @Mutation(() => FollowChanged, { description: "Stops following a member." })
  unfollowMember(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
  ): Promise<FollowChanged> {
    return transact(ctx, unfollowMember, memberId);
  }
}

@Resolver(() => FollowChanged)
export class FollowChangedResolver {
  @FieldResolver(() => User, { description: "The other member, with `isFollowed` as it is now." })
  async member(@Root() { memberId }: FollowChanged, @Ctx() ctx: Context): Promise<User> {
    const member = await ctx.em.findOne(User, memberId);
    if (!member) throw notFound("Member");
    return member;
  }
}

@Resolver(() => User)
export class FollowsOfMemberResolver {
  @FieldResolver(() => Boolean, { description: "Whether the viewer follows them." })
  async isFollowed(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> {
    return (await followsOf(ctx, id)).isFollowed;
  }

  @FieldResolver(() => Int, { description: "How many members follow them." })
  async followers(@Root() { id }: User, @Ctx() ctx: Context): Promise<number> {
    return (await followsOf(ctx, id)).followers;
  }

  @FieldResolver(() => Int, { description: "How many members they follow." })
  async following(@Root() { id }: User, @Ctx() ctx: Context): Promise<number> {
    return (await followsOf(ctx, id)).following;
  }
}
