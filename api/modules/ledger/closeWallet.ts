import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";

interface Closing {
  key: string;
  reason: string;
  description: string;
}

/**
 * Transfers a member's available TP to the treasury, so that no TP stay where nobody can spend them. All holds must be
 * released before. Returns the amount, in whole TP.
 */
export async function closeWallet(
  tx: Tx,
  memberId: number,
  { key, reason, description }: Closing,
): Promise<number> {
  const wallet = await row<{ id: number; available: number }>(
    tx.em,
    sql`select id, balance - held as available from ledger_accounts where user_id = ${memberId} for no key update`,
  );
  if (!wallet || wallet.available === 0) return 0;

  await rows(
    tx.em,
    sql`select ledger_post(${key}, ${wallet.id}, (select id from ledger_accounts where kind = 'treasury'),
          ${wallet.available}, ${reason}, ${description}, null, null, ${tx.now}, false)`,
  );
  tx.events.publish("walletUpdated", memberAudience(memberId), {});
  return wallet.available;
}
