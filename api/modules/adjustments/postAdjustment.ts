import type { Tx } from "../../core/context.ts";
import { collect, grant } from "../ledger/index.ts";
import type { AdjustmentRow } from "./adjustment.rows.ts";
import { endAdjustment } from "./endAdjustment.ts";

/**
 * Moves the TP of a locked adjustment between the treasury and the wallet, once, and ends it. Refuses a debit of more
 * than the available TP with INSUFFICIENT_BALANCE.
 */
export async function postAdjustment(
  tx: Tx,
  { id, memberId, amount, reason }: AdjustmentRow,
  decidedById?: number,
): Promise<void> {
  const posting = {
    key: `adjustment:${id}`,
    amount: Math.abs(amount),
    reason: "adjustment",
    description: reason,
  };
  await (amount > 0 ? grant : collect)(tx, memberId, posting);
  await endAdjustment(tx, id, { status: "posted", ...(decidedById && { decidedById }) });
  tx.outbox.append("AdjustmentPosted", { adjustmentId: id });
}
