import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import { ADJUSTMENT } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { ADJUSTMENT_ID, SINCE } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import {
  Adjustment,
  AdjustmentConnection,
  AdjustmentFilter,
  AdjustmentInput,
  AdjustmentTerms,
  AdjustmentUpdated,
} from "./adjustment.types.ts";
import { approveAdjustment, rejectAdjustment, withdrawAdjustment } from "./decideAdjustment.ts";
import { findAdjustment, readAdjustment, readAdjustments, readTerms } from "./readAdjustments.ts";
import { requestAdjustment } from "./requestAdjustment.ts";

const { approvalHours, aloneHours, reason } = ADJUSTMENT;

@Resolver()
export class AdjustmentsResolver {
  @Query(() => AdjustmentConnection, {
    description: "Adjustments of wallets, the newest first. For administrators.",
  })
  adjustments(
    @Ctx() ctx: Context,
    @Arg("filter", () => AdjustmentFilter, {
      nullable: true,
      description: "Which of them. Left out: all.",
    })
    filter: AdjustmentFilter | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AdjustmentConnection> {
    return readAdjustments(ctx, filter ?? {}, { first, after });
  }

  @Query(() => Adjustment, {
    nullable: true,
    description: "One adjustment, or null. For administrators.",
  })
  async adjustment(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ADJUSTMENT_ID) id: string,
  ): Promise<Adjustment | null> {
    return (await findAdjustment(ctx, idOf(id))) ?? null;
  }

  @Query(() => AdjustmentTerms, {
    description: "What may still be adjusted today, and who would approve it. For administrators.",
  })
  adjustmentTerms(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, { nullable: true, description: "Whose wallet it would be." })
    memberId: string | null,
  ): Promise<AdjustmentTerms> {
    return readTerms(ctx, memberId);
  }

  @Mutation(() => Adjustment, {
    description: `Asks to give TP to a member's wallet, or to take some. Another administrator has ${approvalHours} hours to approve it; where there is none, it is posted after ${aloneHours} hours unless it is withdrawn. Refuses with FORBIDDEN, ADJUSTMENT_WAITING, ADJUSTMENT_LIMIT or INSUFFICIENT_BALANCE. For administrators.`,
  })
  async requestAdjustment(
    @Ctx() ctx: Context,
    @Arg("input", () => AdjustmentInput, { description: "Whose wallet, by how much, and why." })
    input: AdjustmentInput,
  ): Promise<Adjustment> {
    return readAdjustment(ctx, await transact(ctx, requestAdjustment, input));
  }

  @Mutation(() => Adjustment, {
    description:
      "Approves what another administrator asked for: its TP move. Refuses with ADJUSTMENT_CLOSED, FORBIDDEN or INSUFFICIENT_BALANCE. For administrators.",
  })
  async approveAdjustment(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ADJUSTMENT_ID) id: string,
  ): Promise<Adjustment> {
    return readAdjustment(ctx, await transact(ctx, approveAdjustment, { id }));
  }

  @Mutation(() => Adjustment, {
    description:
      "Rejects what another administrator asked for. Refuses with ADJUSTMENT_CLOSED or FORBIDDEN. For administrators.",
  })
  async rejectAdjustment(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ADJUSTMENT_ID) id: string,
    @Arg("reason", () => String, {
      description: `What the other administrator is told; ${reason.min} to ${reason.max} characters.`,
    })
    why: string,
  ): Promise<Adjustment> {
    return readAdjustment(ctx, await transact(ctx, rejectAdjustment, { id, reason: why }));
  }

  @Mutation(() => Adjustment, {
    description:
      "Takes back what the viewer asked for. Refuses with ADJUSTMENT_CLOSED or FORBIDDEN. For administrators.",
  })
  async withdrawAdjustment(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ADJUSTMENT_ID) id: string,
  ): Promise<Adjustment> {
    return readAdjustment(ctx, await transact(ctx, withdrawAdjustment, { id }));
  }

  @Subscription(() => AdjustmentUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["adjustmentUpdated"], args.after),
    description: "An adjustment was asked for, or ended. For administrators.",
  })
  adjustmentUpdated(
    @Root() { data, cursor }: LiveEvent<{ adjustmentId: number }>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): AdjustmentUpdated {
    return { adjustmentId: data.adjustmentId, cursor };
  }
}
