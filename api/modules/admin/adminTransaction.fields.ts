import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { AdminPosting, AdminStep, AdminTransaction } from "./adminTransaction.types.ts";
import { postingsOf, stepsOf } from "./readAdminTransactions.ts";

@Resolver(() => AdminTransaction)
export class AdminTransactionResolver {
  @FieldResolver(() => User, { description: "Who gave the item." })
  fromUser(@Root() { fromUserId }: AdminTransaction, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, fromUserId);
  }

  @FieldResolver(() => User, { description: "Who got it." })
  toUser(@Root() { toUserId }: AdminTransaction, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, toUserId);
  }

  @FieldResolver(() => [AdminPosting], {
    description:
      "The postings of the books behind it, the oldest first: of its offer or order, and of its disputes.",
    complexity: 20,
  })
  postings(@Root() transaction: AdminTransaction, @Ctx() ctx: Context): Promise<AdminPosting[]> {
    return postingsOf(ctx, transaction);
  }

  @FieldResolver(() => [AdminStep], {
    description: "How it came to it and what came of it, the oldest first.",
    complexity: 20,
  })
  steps(@Root() transaction: AdminTransaction, @Ctx() ctx: Context): Promise<AdminStep[]> {
    return stepsOf(ctx, transaction);
  }
}

@Resolver(() => AdminStep)
export class AdminStepResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who did it; null: the market." })
  actor(@Root() { actorId }: AdminStep, @Ctx() ctx: Context): Promise<User> | null {
    return actorId === null ? null : memberById(ctx, actorId);
  }
}

@Resolver(() => AdminPosting)
export class AdminPostingResolver {
  @FieldResolver(() => User, { nullable: true, description: "Whose wallet paid." })
  fromUser(@Root() { fromUserId }: AdminPosting, @Ctx() ctx: Context): Promise<User> | null {
    return fromUserId === null ? null : memberById(ctx, fromUserId);
  }

  @FieldResolver(() => User, { nullable: true, description: "Whose wallet was paid." })
  toUser(@Root() { toUserId }: AdminPosting, @Ctx() ctx: Context): Promise<User> | null {
    return toUserId === null ? null : memberById(ctx, toUserId);
  }
}
