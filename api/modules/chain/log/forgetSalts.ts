import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";

/**
 * Deletes what opens the commitments of a member who leaves, so that nobody can learn any more what they stand for.
 * What was moved between the member and others who are still there, these can open as before.
 */
export async function forgetSaltsOf(tx: Tx, memberId: number): Promise<void> {
  await rows(
    tx.em,
    sql`update public_log_entries l set salt = null
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.user_id = ${memberId} and l.transfer_id = e.transfer_id and l.salt is not null
          and not exists (
            select 1 from ledger_entries o
              join ledger_accounts p on p.id = o.account_id and coalesce(p.user_id, p.holder_id) <> ${memberId}
            where o.transfer_id = e.transfer_id
              and not exists (select 1 from erasures x where x.user_id = coalesce(p.user_id, p.holder_id)))`,
  );
}
