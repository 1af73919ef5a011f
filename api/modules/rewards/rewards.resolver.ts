import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { EarnAction, RewardName } from "../../core/graphql/enums.ts";
import { transact } from "../../core/transactions/transact.ts";
import { Wallet, walletOf } from "../ledger/index.ts";
import { claimReward } from "./claimReward.ts";
import { earnTp } from "./earnTp.ts";
import { readEarnings } from "./readEarnings.ts";
import { recordShare } from "./recordShare.ts";
import { Earnings, RecordShareInput, ShareRecorded, TpEarned } from "./rewards.types.ts";

@Resolver()
export class RewardsResolver {
  @Query(() => Earnings, {
    description: "What the viewer can earn beside deals.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  earnings(@Ctx() ctx: Context): Promise<Earnings> {
    return earningsOf(ctx);
  }

  @Mutation(() => TpEarned, {
    description:
      "Takes the TP of an action. ALREADY_CLAIMED the second time; NOT_EARNED_YET says what is missing.",
  })
  earnTp(
    @Ctx() ctx: Context,
    @Arg("action", () => EarnAction, { description: "What earns it." }) action: EarnAction,
  ): Promise<TpEarned> {
    return transact(ctx, earnTp, action).then(toEarned);
  }

  @Mutation(() => TpEarned, {
    description:
      "Takes a reward that was reached. ALREADY_CLAIMED the second time; NOT_EARNED_YET says what is missing.",
  })
  claimReward(
    @Ctx() ctx: Context,
    @Arg("reward", () => RewardName, { description: "Which reward." }) reward: RewardName,
  ): Promise<TpEarned> {
    return transact(ctx, claimReward, reward).then(toEarned);
  }

  @Mutation(() => ShareRecorded, {
    description: "Notes that the viewer shared an item; social_share pays for it once a UTC day.",
  })
  recordShare(
    @Ctx() ctx: Context,
    @Arg("input", () => RecordShareInput, { description: "Which item, and how it was shared." })
    input: RecordShareInput,
  ): Promise<ShareRecorded> {
    return transact(ctx, recordShare, input).then((share) =>
      Object.assign(new ShareRecorded(), share),
    );
  }
}

@Resolver(() => TpEarned)
export class TpEarnedResolver {
  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }

  @FieldResolver(() => Earnings, { description: "What the viewer can earn now." })
  earnings(@Ctx() ctx: Context): Promise<Earnings> {
    return earningsOf(ctx);
  }
}

@Resolver(() => ShareRecorded)
export class ShareRecordedResolver {
  @FieldResolver(() => Earnings, { description: "What the viewer can earn now." })
  earnings(@Ctx() ctx: Context): Promise<Earnings> {
    return earningsOf(ctx);
  }
}

function earningsOf(ctx: Context): Promise<Earnings> {
  return readEarnings(ctx.em, viewerOf(ctx).id, ctx.services.clock.now());
}

function toEarned(earned: TpEarned): TpEarned {
  return Object.assign(new TpEarned(), earned);
}
