import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { STAKING_POOL } from "../../../../schema/limits.ts";
import { PoolName, StakingStatus } from "../../../core/graphql/enums.ts";

const { reason } = STAKING_POOL;

@ObjectType({
  description:
    "The pool that staking rewards are paid from, of all members. It promises no more than it has.",
  simpleResolvers: true,
})
export class StakingPool {
  @Field(() => Int, { description: "TP in the pool." })
  balance!: number;

  @Field(() => Int, { description: "TP that all members have staked." })
  staked!: number;

  @Field(() => Float, {
    description: "TP that stakes have earned and nobody has taken yet, to a thousandth.",
  })
  owed!: number;

  @Field(() => Date, {
    nullable: true,
    description:
      "Until when the pool covers all stakes, if none changes: nothing accrues after it. Null while nothing is staked, and while it has nothing left to promise.",
  })
  coveredUntil!: Date | null;
}

@InputType({ description: "TP from the treasury into a pool." })
export class FundPoolInput {
  @Field(() => PoolName, { description: "The pool to fill." })
  pool!: PoolName;

  @Field(() => Int, { description: `Whole TP, ${STAKING_POOL.min} to ${STAKING_POOL.max}.` })
  amount!: number;

  @Field(() => String, { description: `${reason.min} to ${reason.max} characters.` })
  reason!: string;
}

/** Source: EN-026, KC-019 */
@ObjectType({
  description: "What the viewer has staked, and what it has earned.",
  simpleResolvers: true,
})
export class Staking {
  @Field(() => Int, { description: "TP that are staked. They stay the viewer's." })
  stakedAmount!: number;

  @Field(() => Float, { description: "TP that were earned and not taken yet, to a thousandth." })
  pendingRewards!: number;

  @Field(() => Int, { description: "TP of the pending rewards that can be taken: the whole ones." })
  claimable!: number;

  @Field(() => Int, { description: "TP of all rewards that were taken." })
  totalEarned!: number;

  @Field(() => Float, { description: "The reward of a year of 365 days, in percent: 12.5." })
  apy!: number;

  @Field(() => StakingStatus, { description: "Whether the stake earns." })
  status!: StakingStatus;

  @Field(() => Date, { description: "When it was counted." })
  asOf!: Date;

  @Field(() => StakingPool, { description: "What the rewards are paid from." })
  pool!: StakingPool;
}

@ObjectType({ description: "Staked TP, or a reward that was taken.", simpleResolvers: true })
export class StakingChanged {
  @Field(() => Int, { description: "TP that moved." })
  amount!: number;
}
