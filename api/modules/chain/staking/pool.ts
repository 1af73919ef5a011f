import { TP_MS_PER_TP } from "../../../../schema/staking.ts";

/**
 * The pool that rewards are paid from. It promises no more than it has: it covers the stakes until a moment that is
 * known beforehand, and nothing accrues after it until somebody funds the pool. `coveredMs` is a clock that runs only
 * while the stakes are covered, so that one number says what every stake has accrued since another.
 */
export interface Pool {
  /** Milliseconds in which the stakes were covered, until `settledAt`. */
  readonly coveredMs: bigint;
  readonly settledAt: Date;
  /** Whole TP of all stakes. */
  readonly staked: bigint;
  /** TP·ms of all stakes that are not paid yet. */
  readonly owed: bigint;
  /** Whole TP in the pool. */
  readonly balance: bigint;
}

/** A member's stake. */
export interface Stake {
  /** Whole TP. */
  readonly staked: bigint;
  /** TP·ms that were not paid yet, until `coveredMs` of the pool's clock. */
  readonly accrued: bigint;
  readonly coveredMs: bigint;
}

/** Until when the pool covers the stakes; null while nothing is staked, and while it has nothing left to promise. */
export function coveredUntil(pool: Pool): Date | null {
  if (pool.staked === 0n) return null;
  const left = (pool.balance * TP_MS_PER_TP - pool.owed) / pool.staked;
  if (left === 0n) return null;
  // A Date reaches 270,000 years from now; so long a cover is as good as the end of time.
  const end = BigInt(pool.settledAt.getTime()) + left;
  return new Date(Number(end < MAX_TIME ? end : MAX_TIME));
}

const MAX_TIME = 253_402_300_799_999n; // the last millisecond of the year 9999

/** The pool with everything counted until a moment; a moment before the last one counts nothing. */
export function settled(pool: Pool, at: Date): Pool {
  const end = Math.min(at.getTime(), coveredUntil(pool)?.getTime() ?? 0);
  const elapsed = BigInt(Math.max(0, end - pool.settledAt.getTime()));
  return {
    ...pool,
    coveredMs: pool.coveredMs + elapsed,
    owed: pool.owed + pool.staked * elapsed,
    settledAt: at > pool.settledAt ? at : pool.settledAt,
  };
}

/** The stake with everything counted until the pool's clock. */
export function accrued<Of extends Stake>(stake: Of, { coveredMs }: Pick<Pool, "coveredMs">): Of {
  return {
    ...stake,
    accrued: stake.accrued + stake.staked * (coveredMs - stake.coveredMs),
    coveredMs,
  };
}
