import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { keyedRow, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { conditionsOf } from "./historyFilter.ts";
import type { Hold, Wallet, WalletEntry, WalletHistoryFilter } from "./wallet.types.ts";

/** A member's wallet as it is now. Whole TP. */
export async function walletOf(em: EntityManager, memberId: number): Promise<Wallet> {
  const wallet = await keyedRow<Wallet>(
    em,
    sql`select user_id as id, balance as "tpBalance", held, balance - held as available
        from ledger_accounts where user_id = ${memberId}`,
  );
  if (!wallet) throw new Error(`member ${memberId} has no wallet`);
  return wallet;
}

/** A member's holds for open offers, the soonest deadline first. */
export async function openHoldsOf(em: EntityManager, memberId: number): Promise<Hold[]> {
  const found = await rows<Stored<Hold>>(
    em,
    sql`select h.id, h.amount, h.state, h.deadline, h.created_at as "createdAt", h.offer_id as "offerId"
        from ledger_holds h join ledger_accounts a on a.id = h.account_id
        where a.user_id = ${memberId} and h.state = 'active' order by h.deadline, h.id limit 200`,
  );
  return found.map((hold) => ({
    ...hold,
    deadline: hold.deadline === null ? null : new Date(hold.deadline),
    createdAt: new Date(hold.createdAt),
  }));
}

/** A page of a member's postings, newest first. */
export async function historyOf(
  em: EntityManager,
  memberId: number,
  { first, after, filter }: HistoryPage,
): Promise<Connection<WalletEntry>> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const entries = await readEntries(
    em,
    sql`where e.account_id = ledger_account_of(${memberId})
          and (${before ?? null}::bigint is null or e.id < ${before ?? null}) and ${conditionsOf(filter)}
        order by e.id desc limit ${size + 1}`,
  );
  return toConnection(entries, size, (entry) => [entry.id]);
}

interface HistoryPage {
  first?: number | null;
  after?: string | null;
  filter?: WalletHistoryFilter | null;
}

/** SQL over e = ledger_entries, t = ledger_transfers: the reason as the member of the posting sees it. */
export const ownReason = sql<string>`case when t.reason = 'item_sale' and e.amount < 0 then 'item_purchase' else t.reason end`;

/** The postings of a wallet; `which` is the condition and the order. */
export async function readEntries(
  em: EntityManager,
  which: RawBuilder<unknown>,
): Promise<WalletEntry[]> {
  const found = await rows<Stored<WalletEntry>>(
    em,
    sql`select e.id::float8 as id, ${ownReason} as reason, e.amount, t.description, e.balance_after as "balanceAfter",
               e.created_at as "createdAt", 'completed' as status, t.offer_id as "offerId", other.user_id as "relatedUserId"
        from ledger_entries e
        join ledger_transfers t on t.id = e.transfer_id
        join ledger_accounts other on other.id = case when t.from_account_id = e.account_id then t.to_account_id else t.from_account_id end
        ${which}`,
  );
  return found.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) }));
}
