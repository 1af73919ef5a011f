import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { STAKING_POOL } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { Wallet, walletOf } from "../../ledger/index.ts";
import { claimStakingReward, stake, unstake } from "./changeStake.ts";
import { fundPool } from "./fundPool.ts";
import { readStaking, readStakingPool } from "./readStaking.ts";
import { FundPoolInput, Staking, StakingChanged, StakingPool } from "./staking.types.ts";

const AMOUNT = { description: "Whole TP, at least 1." };

@Resolver()
export class StakingResolver {
  @Query(() => Staking, { description: "What the viewer has staked, and what it has earned." })
  staking(@Ctx() ctx: Context): Promise<Staking> {
    return readStaking(ctx);
  }

  @Query(() => StakingPool, { description: "The pool that staking rewards are paid from." })
  stakingPool(@Ctx() ctx: Context): Promise<StakingPool> {
    return readStakingPool(ctx);
  }

  @Mutation(() => StakingChanged, {
    description:
      "Stakes available TP: they stay the viewer's, cannot be spent, and earn 12.5 % a year while the pool covers them. Refuses with INSUFFICIENT_BALANCE.",
  })
  stake(
    @Ctx() ctx: Context,
    @Arg("amount", () => Int, AMOUNT) amount: number,
  ): Promise<StakingChanged> {
    return transact(ctx, stake, { amount }).then(toChanged);
  }

  @Mutation(() => StakingChanged, {
    description:
      "Brings staked TP back into the wallet; what they have earned stays. Refuses more than is staked with INSUFFICIENT_BALANCE.",
  })
  unstake(
    @Ctx() ctx: Context,
    @Arg("amount", () => Int, AMOUNT) amount: number,
  ): Promise<StakingChanged> {
    return transact(ctx, unstake, { amount }).then(toChanged);
  }

  @Mutation(() => StakingChanged, {
    description:
      "Takes the whole TP that the stake has earned; the rest stays counted. Refuses less than one TP with NOT_EARNED_YET.",
  })
  claimStakingReward(@Ctx() ctx: Context): Promise<StakingChanged> {
    return transact(ctx, claimStakingReward, undefined).then(toChanged);
  }

  @Mutation(() => StakingPool, {
    description: `Funds the pool of the staking rewards from the treasury; it holds at most ${STAKING_POOL.most} TP. For administrators.`,
  })
  async fundPool(
    @Ctx() ctx: Context,
    @Arg("input", () => FundPoolInput, { description: "Which pool, how many TP, and why." })
    input: FundPoolInput,
  ): Promise<StakingPool> {
    await transact(ctx, fundPool, input);
    return readStakingPool(ctx);
  }
}

@Resolver(() => StakingChanged)
export class StakingChangedResolver {
  @FieldResolver(() => Staking, { description: "What is staked now." })
  staking(@Ctx() ctx: Context): Promise<Staking> {
    return readStaking(ctx);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

function toChanged(changed: { amount: number }): StakingChanged {
  return Object.assign(new StakingChanged(), changed);
}
