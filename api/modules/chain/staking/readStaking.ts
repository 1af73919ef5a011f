import { APY_PERCENT, milliTpOf, wholeTpOf } from "../../../../schema/staking.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import type { StakingStatus } from "../../../core/graphql/enums.ts";
import { coveredUntil, type Pool } from "./pool.ts";
import { readPool, readStake } from "./staking.rows.ts";
import { Staking, StakingPool } from "./staking.types.ts";

/** The viewer's stake, counted until now. One statement. */
export async function readStaking(ctx: Context): Promise<Staking> {
  const now = ctx.services.clock.now();
  const { pool, stake } = await readStake(ctx.em, viewerOf(ctx).id, now);
  return Object.assign(new Staking(), {
    stakedAmount: Number(stake.staked),
    pendingRewards: milliTpOf(stake.accrued) / 1000,
    claimable: wholeTpOf(stake.accrued),
    totalEarned: stake.paid,
    apy: APY_PERCENT,
    status: statusOf(stake.staked, pool),
    asOf: now,
    pool: shown(pool),
  });
}

/** The pool as it is now. */
export async function readStakingPool({ em, services }: Context): Promise<StakingPool> {
  return shown(await readPool(em, services.clock.now()));
}

function statusOf(staked: bigint, pool: Pool): StakingStatus {
  if (staked === 0n) return "none";
  return coveredUntil(pool) ? "active" : "paused";
}

function shown(pool: Pool): StakingPool {
  return Object.assign(new StakingPool(), {
    balance: Number(pool.balance),
    staked: Number(pool.staked),
    owed: milliTpOf(pool.owed) / 1000,
    coveredUntil: coveredUntil(pool),
  });
}
