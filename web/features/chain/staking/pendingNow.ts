import { milliTpOf } from "../../../../schema/staking.ts";

interface Counted {
  /** Whole TP. */
  stakedAmount: number;
  /** TP to a thousandth, at `asOf`. */
  pendingRewards: number;
  asOf: string;
  pool: { coveredUntil: string | null };
}

/**
 * TP to a thousandth that a stake has earned by now, as the API counts them: from what it said, until the pool's TP are
 * promised. What the API has rounded away since then comes with its next answer.
 */
export function pendingNow(
  { stakedAmount, pendingRewards, asOf, pool }: Counted,
  now: Date,
): number {
  const until = pool.coveredUntil === null ? 0 : Date.parse(pool.coveredUntil);
  const ms = Math.max(0, Math.min(now.getTime(), until) - Date.parse(asOf));
  return (Math.round(pendingRewards * 1000) + milliTpOf(BigInt(stakedAmount) * BigInt(ms))) / 1000;
}
