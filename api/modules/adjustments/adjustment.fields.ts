import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Adjustment, AdjustmentUpdated } from "./adjustment.types.ts";
import { readAdjustment } from "./readAdjustments.ts";

@Resolver(() => Adjustment)
export class AdjustmentResolver {
  @FieldResolver(() => User, { description: "Whose wallet it is." })
  member(@Root() { memberId }: Adjustment, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, memberId);
  }

  @FieldResolver(() => User, { description: "The administrator who asked for it." })
  requestedBy(@Root() { requestedById }: Adjustment, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, requestedById);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      "The administrator who approved, rejected or withdrew it; null where time ended it.",
  })
  decidedBy(@Root() { decidedById }: Adjustment, @Ctx() ctx: Context): Promise<User> | null {
    return decidedById === null ? null : memberById(ctx, decidedById);
  }
}

@Resolver(() => AdjustmentUpdated)
export class AdjustmentUpdatedResolver {
  @FieldResolver(() => Adjustment, { description: "The adjustment as it is now." })
  adjustment(
    @Root() { adjustmentId }: AdjustmentUpdated,
    @Ctx() ctx: Context,
  ): Promise<Adjustment> {
    return readAdjustment(ctx, adjustmentId);
  }
}
