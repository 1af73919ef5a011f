import { startOfDay, utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";

/** What the use case under way takes from the wallet of the member whose program calls it, in whole TP. */
const promised = new WeakMap<Tx, number>();

/**
 * Counts whole TP that leave a member's wallet, or are held there, against what the token of the member's program may
 * promise in a UTC day. Everything of a use case is charged together, before it commits; what comes back later counts
 * all the same. A session has no such bound. Source: platform C, "TP a day"
 */
export function countPromised(tx: Tx, memberId: number, amount: number): void {
  const { viewer } = tx;
  if (viewer?.credential.kind !== "token" || viewer.id !== memberId || amount <= 0) return;
  const { tokenId } = viewer.credential;
  const before = promised.get(tx);
  promised.set(tx, (before ?? 0) + amount);
  if (before === undefined) tx.beforeCommit.push(() => charge(tx, tokenId));
}

/**
 * The token's row is the lock, after those of wallets: of twenty at once none goes beyond. A day is never counted anew,
 * though another server's clock may be a moment behind. Refuses with TOKEN_ALLOWANCE; `details` has perDay, needed and
 * left (whole TP) and resetsAt.
 */
async function charge(tx: Tx, tokenId: number): Promise<void> {
  const needed = promised.get(tx) ?? 0;
  const today = utcDay(tx.now);
  const charged = row(
    tx.em,
    sql<{ total: number; perDay: number }>`
      update api_tokens
      set tp_promised = case when tp_promised_on >= ${today}::date then tp_promised else 0 end + ${needed},
          tp_promised_on = greatest(tp_promised_on, ${today}::date)
      where id = ${tokenId} returning tp_promised as total, tp_per_day as "perDay"`,
  );
  // What waits for the commit was sent before it, and may be refused for a reason of its own.
  const results = await pipeline([charged, ...tx.pending]);
  const { total, perDay } = results[0] ?? { total: needed, perDay: 0 };
  if (total <= perDay) return;
  const left = Math.max(0, perDay - (total - needed));
  throw new Refused(
    "TOKEN_ALLOWANCE",
    `This token may promise ${perDay} TP a day: ${needed} needed, ${left} left today`,
    { details: { perDay, left, needed, resetsAt: startOfDay(tx.now, 1).toISOString() } },
  );
}
