import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Deal } from "../deals/index.ts";
import { Wallet, walletOf } from "../ledger/index.ts";
import { Dispute, DisputeChanged, DisputeEvent, DisputeUpdated } from "./dispute.types.ts";
import { disputeById, readDispute } from "./readDisputes.ts";
import { timelineOf } from "./timeline.ts";

@Resolver(() => Dispute)
export class DisputeResolver {
  @FieldResolver(() => User, { description: "Who filed it." })
  reporter(@Root() { reporterId }: Dispute, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, reporterId);
  }

  @FieldResolver(() => User, { description: "The other side." })
  reported(@Root() { reportedUserId }: Dispute, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, reportedUserId);
  }

  @FieldResolver(() => User, { description: "Who paid, or would have paid." })
  payer(@Root() { payerId }: Dispute, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, payerId);
  }

  @FieldResolver(() => User, { description: "Who was paid, or is to be paid." })
  payee(@Root() { payeeId }: Dispute, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, payeeId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "The administrator who took it on.",
  })
  takenBy(@Root() { takenById }: Dispute, @Ctx() ctx: Context): Promise<User> | null {
    return takenById === null ? null : memberById(ctx, takenById);
  }

  @FieldResolver(() => [DisputeEvent], {
    description: "Everything on record about the deal, and what was said since; oldest first.",
    complexity: 30,
  })
  timeline(@Root() dispute: Dispute, @Ctx() ctx: Context): Promise<DisputeEvent[]> {
    return timelineOf(ctx, dispute);
  }
}

@Resolver(() => DisputeEvent)
export class DisputeEventResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who did it; null where time did." })
  actor(@Root() { actorId }: DisputeEvent, @Ctx() ctx: Context): Promise<User> | null {
    return actorId === null ? null : memberById(ctx, actorId);
  }
}

@Resolver(() => DisputeChanged)
export class DisputeChangedResolver {
  @FieldResolver(() => Dispute, { description: "The dispute as it is now." })
  dispute(@Root() { disputeId }: DisputeChanged, @Ctx() ctx: Context): Promise<Dispute> {
    return readDispute(ctx, disputeId);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => DisputeUpdated)
export class DisputeUpdatedResolver {
  @FieldResolver(() => Dispute, { description: "The dispute as it is now." })
  dispute(@Root() { disputeId }: DisputeUpdated, @Ctx() ctx: Context): Promise<Dispute> {
    return readDispute(ctx, disputeId);
  }
}

@Resolver(() => Deal)
export class DisputeOfDealResolver {
  @FieldResolver(() => Dispute, {
    nullable: true,
    description: "The newest dispute about it.",
  })
  dispute(@Root() { disputeId }: Deal, @Ctx() ctx: Context): Promise<Dispute | null> | null {
    return disputeId === null ? null : disputeById(ctx, disputeId);
  }
}
