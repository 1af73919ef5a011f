import type { EntityManager } from "@mikro-orm/postgresql";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { post, publishWallets } from "./postings.ts";

/** What a member sets TP aside for, in an account of the member's own: staked, or minted as Trust Tokens. Source: C40 */
export type Holding = "staking" | "minted";

interface Move {
  /** Whole TP, at least 1. */
  amount: number;
  /** Words joined by underscores, as the wallet history shows them. */
  reason: string;
  description: string;
}

/**
 * Moves available TP of a member into one of the member's holdings: they stay the member's, and are not spent. Refuses
 * with INSUFFICIENT_BALANCE.
 */
export async function setAside(
  tx: Tx,
  memberId: number,
  holding: Holding,
  { amount, reason, description }: Move,
): Promise<void> {
  await post(
    tx,
    sql`select ledger_set_aside(${memberId}, ${holding}, ${amount}, ${reason}, ${description}, ${tx.now})`,
  );
  publishWallets(tx, memberId);
  tx.outbox.append("TpSetAside", { memberId, holding, amount });
}

/** Moves TP of a holding back into the member's wallet. Refuses with INSUFFICIENT_BALANCE. */
export async function bringBack(
  tx: Tx,
  memberId: number,
  holding: Holding,
  { amount, reason, description }: Move,
): Promise<void> {
  await post(
    tx,
    sql`select ledger_bring_back(${memberId}, ${holding}, ${amount}, ${reason}, ${description}, ${tx.now})`,
  );
  publishWallets(tx, memberId);
  tx.outbox.append("TpBroughtBack", { memberId, holding, amount });
}

/** Funds the pool of the staking rewards from the treasury. */
export async function fundStakingPool(
  tx: Tx,
  { amount, reason, description }: Move,
): Promise<void> {
  await post(
    tx,
    sql`select ledger_move((select id from ledger_accounts where kind = 'treasury'), ${STAKING_POOL}, ${amount},
          ${reason}, ${description}, ${tx.now})`,
  );
}

/** Pays a member from the pool of the staking rewards. Refuses with INSUFFICIENT_BALANCE. */
export async function payFromStakingPool(
  tx: Tx,
  memberId: number,
  { amount, reason, description }: Move,
): Promise<void> {
  await post(
    tx,
    sql`select ledger_move(${STAKING_POOL}, ledger_account_of(${memberId}), ${amount}, ${reason}, ${description},
          ${tx.now})`,
  );
  publishWallets(tx, memberId);
  tx.outbox.append("StakingRewardPaid", { memberId, amount });
}

const STAKING_POOL = sql`(select id from ledger_accounts where kind = 'staking_pool')`;

/** SQL: the TP in a holding of a member, 0 without one. */
export function holdingOf(memberId: number, holding: Holding) {
  return sql<number>`coalesce((select balance from ledger_accounts where holder_id = ${memberId} and kind = ${holding}), 0)`;
}

/** SQL: the TP in the pool of the staking rewards. */
export const stakingPoolBalance = sql<number>`(select balance from ledger_accounts where kind = 'staking_pool')`;

/** The TP in a holding of a member, 0 without one. */
export async function readHolding(
  em: EntityManager,
  memberId: number,
  holding: Holding,
): Promise<number> {
  const [found] = await rows(
    em,
    sql<{ balance: number }>`select ${holdingOf(memberId, holding)} as balance`,
  );
  return found?.balance ?? 0;
}
