import type { EntityManager } from "@mikro-orm/postgresql";
import type { Tx } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { holdingOf, stakingPoolBalance } from "../../ledger/index.ts";
import { accrued, settled, type Pool, type Stake } from "./pool.ts";

interface PoolRow {
  poolCoveredMs: string;
  /** An ISO moment. */
  settledAt: string;
  poolStaked: number;
  owed: string;
  balance: number;
}

interface StakeRow {
  accrued: string | null;
  coveredMs: string | null;
  paid: number | null;
  staked: number;
}

/** Whole TP that a member was paid, and the stake. */
export interface OwnStake extends Stake {
  readonly paid: number;
}

const POOL = sql`p.covered_ms::text as "poolCoveredMs", p.settled_at as "settledAt", p.staked as "poolStaked",
  p.owed::text as owed, ${stakingPoolBalance} as balance`;

function poolOf({ poolCoveredMs, settledAt, poolStaked, owed, balance }: PoolRow): Pool {
  return {
    coveredMs: BigInt(poolCoveredMs),
    settledAt: new Date(settledAt),
    staked: BigInt(poolStaked),
    owed: BigInt(owed),
    balance: BigInt(balance),
  };
}

function stakeOf({ accrued, coveredMs, paid, staked }: StakeRow, pool: Pool): OwnStake {
  return {
    staked: BigInt(staked),
    accrued: BigInt(accrued ?? 0),
    // Who has not staked begins now.
    coveredMs: coveredMs === null ? pool.coveredMs : BigInt(coveredMs),
    paid: paid ?? 0,
  };
}

/** The pool and a member's stake, with everything counted until a moment. One statement. */
export async function readStake(
  em: EntityManager,
  memberId: number,
  now: Date,
): Promise<{ pool: Pool; stake: OwnStake }> {
  const found = await row(
    em,
    sql<PoolRow & StakeRow>`
      select ${POOL}, s.accrued::text as accrued, s.covered_ms::text as "coveredMs", s.paid,
        ${holdingOf(memberId, "staking")} as staked
      from staking_pool p left join stakes s on s.user_id = ${memberId}`,
  );
  if (!found) throw new Error("there is no staking pool");
  const pool = settled(poolOf(found), now);
  return { pool, stake: accrued(stakeOf(found, pool), pool) };
}

/** The pool with everything counted until a moment. */
export async function readPool(em: EntityManager, now: Date): Promise<Pool> {
  const found = await row(em, sql<PoolRow>`select ${POOL} from staking_pool p`);
  if (!found) throw new Error("there is no staking pool");
  return settled(poolOf(found), now);
}

/**
 * Locks the pool, before any other row of the transaction: each change of a stake changes until when all stakes are
 * covered.
 */
export async function lockPool({ em }: Tx): Promise<void> {
  await rows(em, sql`select 1 from staking_pool for update`);
}

export async function writePool(
  { em }: Tx,
  { coveredMs, settledAt, staked, owed }: Pool,
): Promise<void> {
  await rows(
    em,
    sql`update staking_pool set covered_ms = ${String(coveredMs)}::bigint, settled_at = ${settledAt},
          staked = ${Number(staked)}, owed = ${String(owed)}::bigint`,
  );
}

export async function writeStake(
  { em, now }: Tx,
  memberId: number,
  { accrued, coveredMs, paid }: OwnStake,
): Promise<void> {
  await rows(
    em,
    sql`insert into stakes (user_id, accrued, covered_ms, paid, created_at, updated_at)
        values (${memberId}, ${String(accrued)}::bigint, ${String(coveredMs)}::bigint, ${paid}, ${now}, ${now})
        on conflict (user_id) do update set accrued = excluded.accrued, covered_ms = excluded.covered_ms,
          paid = excluded.paid, updated_at = excluded.updated_at`,
  );
}
