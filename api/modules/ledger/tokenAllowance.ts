import { startOfDay, utcDay } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";

/**
 * Counts whole TP that a program promises or pays from its member's wallet against what its token allows for this UTC
 * day; what comes back later counts all the same. The token's row is its lock: of twenty at once none goes beyond.
 * Refuses with TOKEN_ALLOWANCE and `details` perDay, left (whole TP) and resetsAt. Source: platform C, "TP a day"
 */
export async function spendAllowance(tx: Tx, memberId: number, amount: number): Promise<void> {
  const { viewer, now } = tx;
  if (viewer?.credential.kind !== "token" || viewer.id !== memberId || amount <= 0) return;
  const { tokenId } = viewer.credential;
  const today = utcDay(now);
  const after = await row(
    tx.em,
    sql<{ promised: number; perDay: number }>`
      update api_tokens
      set tp_promised = case when tp_promised_on = ${today} then tp_promised else 0 end + ${amount}, tp_promised_on = ${today}
      where id = ${tokenId} returning tp_promised as promised, tp_per_day as "perDay"`,
  );
  const { promised = amount, perDay = 0 } = after ?? {};
  if (promised <= perDay) return;
  const left = Math.max(0, perDay - (promised - amount));
  throw new Refused(
    "TOKEN_ALLOWANCE",
    `This token may promise ${perDay} TP a day: ${amount} needed, ${left} left today`,
    { details: { perDay, left, needed: amount, resetsAt: startOfDay(now, 1).toISOString() } },
  );
}
