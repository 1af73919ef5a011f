import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { grant } from "../ledger/index.ts";
import type { TpEarned } from "./rewards.types.ts";

export interface Earning {
  memberId: number;
  action: string;
  /** A UTC day, or "once". */
  period: string;
  /** Whole TP. */
  amount: number;
  description: string;
  task?: string;
  streak?: number;
}

/** The refusal of a second claim, everywhere. Source: C25 */
export function alreadyClaimed(hint: string): Refused {
  return new Refused("ALREADY_CLAIMED", "Already claimed", { details: { hint } });
}

/**
 * Pays from the treasury, once per period. Of 20 simultaneous claims the unique row lets one through. Source: C25
 * "Funded by treasury"
 */
export async function payEarning(tx: Tx, earning: Earning): Promise<TpEarned> {
  const earned = await payUnlessPaid(tx, earning);
  if (!earned) throw alreadyClaimed("");
  return earned;
}

/** The same without a refusal, for earnings that are paid automatically. Returns undefined if it was paid before. */
export async function payUnlessPaid(tx: Tx, earning: Earning): Promise<TpEarned | undefined> {
  const { memberId, action, period, amount, description, task = null, streak = null } = earning;
  const claim = await row(
    tx.em,
    sql<{ id: number }>`
      insert into earnings (user_id, action, period, task, amount, streak, created_at)
      values (${memberId}, ${action}, ${period}, ${task}, ${amount}, ${streak}, ${tx.now})
      on conflict do nothing returning id`,
  );
  if (!claim) return undefined;

  await grant(tx, memberId, { key: `earning:${claim.id}`, amount, reason: action, description });
  tx.outbox.append("EarningPaid", { memberId, action, amount });
  return { amount, description, message: `You earned ${amount} TrustPoints` };
}
