import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { AFTER, FIRST } from "../../core/connection.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { transact } from "../../core/transact.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { blockMember, unblockMember } from "./blockMember.ts";
import { blockLoader } from "./blocks.ts";
import { blockedMembers } from "./readBlocks.ts";
import { report } from "./report.ts";
import { isReported } from "./reported.loader.ts";
import { BlockChanged, BlockedMemberConnection, ReportFiled, ReportInput } from "./safety.types.ts";

const REPORTED = "Whether the viewer has reported it. Nobody else is told.";

@Resolver()
export class SafetyResolver {
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
    @Arg("memberId", () => ID) memberId: string,
  ): Promise<BlockChanged> {
    return transact(ctx, blockMember, memberId);
  }

  @Mutation(() => BlockChanged, { description: "Takes the viewer's own block back." })
  unblockMember(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID) memberId: string,
  ): Promise<BlockChanged> {
    return transact(ctx, unblockMember, memberId);
  }

  @Mutation(() => ReportFiled, {
    description:
      "Tells the market about a member, a message or an item. Once for each thing; a second one answers the first.",
  })
  report(
    @Ctx() ctx: Context,
    @Arg("input", () => ReportInput) input: ReportInput,
  ): Promise<ReportFiled> {
    return transact(ctx, report, input);
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
export class SafetyOfMemberResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer blocked them. Nobody is told by whom they are blocked.",
  })
  async isBlocked(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> {
    if (!ctx.viewer) return false;
    return (await blockLoader(ctx, ctx.viewer.id).load(id)).byViewer;
  }

  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "member", id);
  }
}

@Resolver(() => Item)
export class SafetyOfItemResolver {
  @FieldResolver(() => Boolean, { description: REPORTED })
  isReported(@Root() { id }: Item, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isReported(ctx, "item", id);
  }
}
