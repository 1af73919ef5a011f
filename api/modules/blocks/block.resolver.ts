import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { MEMBER_ID } from "../../core/graphql/args.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { blockLoader } from "./block.rows.ts";
import { BlockChanged, BlockedMemberConnection } from "./block.types.ts";
import { blockMember, unblockMember } from "./blockMember.ts";
import { blockedMembers } from "./readBlocks.ts";

@Resolver()
export class BlocksResolver {
  @Query(() => BlockedMemberConnection, {
    description: "Whom the viewer blocked, the last one first.",
  })
  blockedMembers(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<BlockedMemberConnection> {
    return blockedMembers(ctx, { first, after });
  }

  @Mutation(() => BlockChanged, {
    description:
      "From now on neither of the two can write or make an offer to the other. Open offers can still be answered.",
  })
  blockMember(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
  ): Promise<BlockChanged> {
    return transact(ctx, blockMember, memberId);
  }

  @Mutation(() => BlockChanged, { description: "Takes the viewer's own block back." })
  unblockMember(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
  ): Promise<BlockChanged> {
    return transact(ctx, unblockMember, memberId);
  }
}

@Resolver(() => BlockChanged)
export class BlockChangedResolver {
  @FieldResolver(() => User, { description: "The other member, with `isBlocked` as it is now." })
  async member(@Root() { memberId }: BlockChanged, @Ctx() ctx: Context): Promise<User> {
    const member = await ctx.em.findOne(User, memberId);
    if (!member) throw notFound("Member");
    return member;
  }
}

@Resolver(() => User)
export class BlockOfMemberResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer blocked them. Nobody is told by whom they are blocked.",
  })
  async isBlocked(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> {
    if (!ctx.viewer) return false;
    return (await blockLoader(ctx, ctx.viewer.id).load(id)).byViewer;
  }
}
