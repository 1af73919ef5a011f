import { STAKING } from "../../../../schema/limits.ts";
import { milliTpOf, TP_MS_PER_TP, wholeTpOf } from "../../../../schema/staking.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { bringBack, payFromStakingPool, setAside } from "../../ledger/index.ts";
import { amountIn } from "../amount.ts";
import type { Pool } from "./pool.ts";
import { lockPool, readStake, writePool, writeStake, type OwnStake } from "./staking.rows.ts";

interface Amount {
  /** Whole TP. */
  amount: number;
}

interface Change {
  pool: Pool;
  stake: OwnStake;
}

/** Stakes available TP of the viewer. Refuses with INSUFFICIENT_BALANCE. Answers the amount. Source: EP-047, C40 */
export async function stake(tx: Tx, { amount }: Amount): Promise<{ amount: number }> {
  amountIn(STAKING, amount);
  await change(tx, async (memberId, { pool, stake }) => {
    await setAside(tx, memberId, "staking", {
      amount,
      reason: "stake",
      description: "TP were staked",
    });
    return withStaked({ pool, stake }, BigInt(amount));
  });
  return { amount };
}

/**
 * Brings staked TP of the viewer back into the wallet; what they have earned stays. Refuses more than is staked with
 * INSUFFICIENT_BALANCE. Answers the amount.
 */
export async function unstake(tx: Tx, { amount }: Amount): Promise<{ amount: number }> {
  amountIn(STAKING, amount);
  await change(tx, async (memberId, { pool, stake }) => {
    if (stake.staked < amount)
      throw new Refused("INSUFFICIENT_BALANCE", `You have ${stake.staked} TP staked`, {
        details: { available: Number(stake.staked), needed: amount },
      });
    return takeBack(tx, memberId, { pool, stake }, amount);
  });
  return { amount };
}

/**
 * Pays the whole TP that the viewer's stake has earned from the pool; the rest stays counted. Refuses less than one TP
 * with NOT_EARNED_YET. Answers the amount.
 */
export async function claimStakingReward(tx: Tx, _input: undefined): Promise<{ amount: number }> {
  let amount = 0;
  await change(tx, async (memberId, { pool, stake }) => {
    amount = wholeTpOf(stake.accrued);
    if (amount === 0)
      throw new Refused("NOT_EARNED_YET", "Rewards are paid in whole TP, from the first on", {
        details: { pending: milliTpOf(stake.accrued) / 1000, needed: 1 },
      });
    return pay(tx, memberId, { pool, stake });
  });
  return { amount };
}

/** Ends the stake of a member who leaves: what it has earned in whole TP is paid, and it comes back to the wallet. */
export async function endStakeOf(tx: Tx, memberId: number): Promise<void> {
  const { stake } = await readStake(tx.em, memberId, tx.now);
  if (stake.staked > 0n || stake.accrued > 0n)
    await changeOf(tx, memberId, (change) => end(tx, memberId, change));
  await rows(tx.em, sql`delete from stakes where user_id = ${memberId}`);
}

async function end(tx: Tx, memberId: number, { pool, stake }: Change): Promise<Change> {
  const paid =
    wholeTpOf(stake.accrued) > 0 ? await pay(tx, memberId, { pool, stake }) : { pool, stake };
  const ended = stake.staked > 0n ? await takeBack(tx, memberId, paid, Number(stake.staked)) : paid;
  // The part of a TP that is left is not paid.
  return {
    pool: { ...ended.pool, owed: ended.pool.owed - ended.stake.accrued },
    stake: { ...ended.stake, accrued: 0n },
  };
}

async function takeBack(tx: Tx, memberId: number, change: Change, amount: number): Promise<Change> {
  await bringBack(tx, memberId, "staking", {
    amount,
    reason: "unstake",
    description: "Staked TP came back",
  });
  return withStaked(change, BigInt(-amount));
}

async function pay(tx: Tx, memberId: number, { pool, stake }: Change): Promise<Change> {
  const amount = wholeTpOf(stake.accrued);
  await payFromStakingPool(tx, memberId, {
    amount,
    reason: "staking_reward",
    description: "What staked TP have earned",
  });
  const paid = BigInt(amount) * TP_MS_PER_TP;
  return {
    pool: { ...pool, owed: pool.owed - paid, balance: pool.balance - BigInt(amount) },
    stake: { ...stake, accrued: stake.accrued - paid, paid: stake.paid + amount },
  };
}

function withStaked({ pool, stake }: Change, more: bigint): Change {
  return {
    pool: { ...pool, staked: pool.staked + more },
    stake: { ...stake, staked: stake.staked + more },
  };
}

function change(
  tx: Tx,
  work: (memberId: number, change: Change) => Promise<Change>,
): Promise<void> {
  const { id } = viewerOf(tx);
  return changeOf(tx, id, (found) => work(id, found));
}

async function changeOf(
  tx: Tx,
  memberId: number,
  work: (change: Change) => Promise<Change>,
): Promise<void> {
  await lockPool(tx);
  const changed = await work(await readStake(tx.em, memberId, tx.now));
  await writePool(tx, changed.pool);
  await writeStake(tx, memberId, changed.stake);
  invalidate(tx, memberId, "staking");
}
