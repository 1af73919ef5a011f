import { STATEMENT_ROWS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { utcDay } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { daysOf } from "./historyFilter.ts";
import { readEntries } from "./readWallet.ts";
import { WalletStatement } from "./wallet.types.ts";

interface Days {
  from?: string | null;
  to?: string | null;
}

/**
 * The viewer's postings of some UTC days, oldest first, with the balance before and after. Without days: this month so
 * far. Refuses more than STATEMENT_ROWS_MAX postings with BAD_USER_INPUT.
 */
export async function readStatement(ctx: Context, days: Days): Promise<WalletStatement> {
  const { id } = viewerOf(ctx);
  const madeAt = ctx.services.clock.now();
  const to = days.to || utcDay(madeAt);
  const from = days.from || `${to.slice(0, 7)}-01`;
  const { start, end } = daysOf(from, to);

  const entries = await readEntries(
    ctx.em,
    sql`where e.account_id = ledger_account_of(${id}) and e.created_at >= ${start} and e.created_at < ${end}
        order by e.id limit ${STATEMENT_ROWS_MAX + 1}`,
  );
  if (entries.length > STATEMENT_ROWS_MAX)
    throw badField(
      "from",
      `These days hold more than ${STATEMENT_ROWS_MAX} transactions. Choose fewer days`,
    );

  const openingBalance = await balanceBefore(ctx, id, start);
  const sum = (wanted: (amount: number) => boolean) =>
    entries.reduce((total, { amount }) => (wanted(amount) ? total + Math.abs(amount) : total), 0);
  return Object.assign(new WalletStatement(), {
    from,
    to,
    openingBalance,
    totalReceived: sum((amount) => amount > 0),
    totalPaid: sum((amount) => amount < 0),
    closingBalance: entries.at(-1)?.balanceAfter ?? openingBalance,
    madeAt,
    entries,
  });
}

async function balanceBefore(
  { em }: Context,
  memberId: number,
  start: Date | undefined,
): Promise<number> {
  const found = await row(
    em,
    sql<{ balance: number }>`
      select balance_after as balance from ledger_entries
      where account_id = ledger_account_of(${memberId}) and created_at < ${start} order by id desc limit 1`,
  );
  return found?.balance ?? 0;
}
