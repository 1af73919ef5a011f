import { object } from "yup";
import { STAKING_POOL } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { badField } from "../../../core/failures.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { fundStakingPool } from "../../ledger/index.ts";
import { amountIn } from "../amount.ts";
import { lockPool, readPool, writePool } from "./staking.rows.ts";
import type { FundPoolInput } from "./staking.types.ts";

const schema = object({ reason: reasonRule(STAKING_POOL.reason) });

/**
 * Funds the pool that staking rewards are paid from, from the treasury: stakes that were paused go on earning from now
 * on. Refuses more than the pool may hold with BAD_USER_INPUT. Source: C40
 */
export async function fundPool(tx: Tx, input: FundPoolInput): Promise<void> {
  const { reason } = checked(schema, input);
  const { amount } = input;
  amountIn(STAKING_POOL, amount);
  await lockPool(tx);
  const pool = await readPool(tx.em, tx.now);
  const room = STAKING_POOL.most - Number(pool.balance);
  if (amount > room)
    throw badField("amount", `The pool may hold ${STAKING_POOL.most} TP: ${room} TP more`);

  // What was counted until now is written before the pool covers more.
  await writePool(tx, pool);
  await fundStakingPool(tx, { amount, reason: "staking_pool", description: reason });
  const stakers = await rows(tx.em, sql<{ id: number }>`select user_id as id from stakes`);
  for (const { id } of stakers) invalidate(tx, id, "staking");
}
