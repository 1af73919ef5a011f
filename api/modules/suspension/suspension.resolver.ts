import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { MEMBER_ID } from "../../core/graphql/args.ts";
import { transact } from "../../core/transactions/transact.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { liftSuspension } from "./liftSuspension.ts";
import { readSuspension, readSuspensions } from "./readSuspensions.ts";
import { suspendMember } from "./suspendMember.ts";
import { SuspendMemberInput, Suspension } from "./suspension.types.ts";

@Resolver()
export class SuspensionsResolver {
  @Query(() => [Suspension], {
    description: "The newest 100 suspensions of a member, the last one first. For administrators.",
    complexity: ({ childComplexity }) => 10 + 5 * childComplexity,
  })
  memberSuspensions(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
  ): Promise<Suspension[]> {
    return readSuspensions(ctx, memberId);
  }

  @Mutation(() => Suspension, {
    description:
      "Takes a member out of the market; sessions and sockets end within a second. Refuses with ALREADY_SUSPENDED, and administrators with FORBIDDEN. For administrators.",
  })
  async suspendMember(
    @Ctx() ctx: Context,
    @Arg("input", () => SuspendMemberInput, { description: "Whom, why, and until when." })
    input: SuspendMemberInput,
  ): Promise<Suspension> {
    return readSuspension(ctx, await transact(ctx, suspendMember, input));
  }

  @Mutation(() => Suspension, {
    description: "Lets a member back in. Refuses with NOT_SUSPENDED. For administrators.",
  })
  async liftSuspension(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("reason", () => String, {
      description: "For administrators only; 3 to 500 characters.",
    })
    reason: string,
  ): Promise<Suspension> {
    return readSuspension(ctx, await transact(ctx, liftSuspension, { memberId, reason }));
  }
}

@Resolver(() => Suspension)
export class SuspensionResolver {
  @FieldResolver(() => User, { description: "Who was suspended." })
  member(@Root() { memberId }: Suspension, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, memberId);
  }

  @FieldResolver(() => User, { nullable: true, description: "Who decided it." })
  admin(@Root() { adminId }: Suspension, @Ctx() ctx: Context): Promise<User> | null {
    return adminId === null ? null : memberById(ctx, adminId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who lifted it; null where it ended by itself.",
  })
  liftedBy(@Root() { liftedById }: Suspension, @Ctx() ctx: Context): Promise<User> | null {
    return liftedById === null ? null : memberById(ctx, liftedById);
  }
}
