import { sql } from "../../../core/sql/sql.ts";
import { revenueByDay } from "../../ledger/index.ts";
import { column, tpColumn, type Report } from "../report.ts";

/** The figures of Analytics, from the same rows. */
export const salesByDay: Report = {
  label: "Sales by day",
  description: "Deals and revenue of each UTC day, days without a sale too.",
  takesDays: true,
  takesCategory: false,
  statuses: [],
  columns: [
    column("day", "day", "The UTC day"),
    column("deals", "whole_number", "Items that changed hands"),
    tpColumn("revenue_tp", "What members paid each other, less what disputes gave back"),
    tpColumn("refunded_tp", "What disputes gave back"),
  ],
  statement: ({ from, to }) => sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(t.deals, 0) as deals,
      coalesce(r.revenue, 0) as revenue_tp, coalesce(r.refunded, 0) as refunded_tp
    from (select (start at time zone 'UTC')::date as day
          from generate_series(${from}::timestamptz, ${to}::timestamptz - interval '24 hours', interval '24 hours') start) d
    left join (select (created_at at time zone 'UTC')::date as day, count(*)::int as deals
               from transactions
               where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz and status = 'completed'
               group by 1) t on t.day = d.day
    left join (${revenueByDay(sql<Date>`${from}::timestamptz`, sql<Date>`${to}::timestamptz`)}) r on r.day = d.day
    order by d.day`,
};

export const ledgerPostings: Report = {
  label: "Ledger postings",
  description: "Every entry of the double-entry books: two a transfer, which sum to zero.",
  takesDays: true,
  takesCategory: false,
  statuses: [],
  columns: [
    column("entry_id", "whole_number", "The entry"),
    column("transfer_id", "whole_number", "The transfer that it is one side of"),
    column("posted_at", "time", "When it was posted"),
    column("reason", "text", "Why TP moved, such as item_sale"),
    column("account", "text", "wallet, treasury, escrow, rewards or staking"),
    column("member_id", "whole_number", "The owner of the wallet; empty for other accounts"),
    column("order_part_id", "whole_number", "The order part of the escrow; empty for others"),
    tpColumn("amount_tp", "What came in; negative where it went out"),
    tpColumn("balance_after_tp", "The account's balance after it"),
  ],
  statement: ({ from, to }) => sql`
    select e.id::float8 as entry_id, e.transfer_id::float8 as transfer_id, e.created_at as posted_at, t.reason,
      a.kind as account, a.user_id as member_id, a.order_part_id, e.amount as amount_tp,
      e.balance_after as balance_after_tp
    from ledger_entries e
    join ledger_transfers t on t.id = e.transfer_id
    join ledger_accounts a on a.id = e.account_id
    where e.created_at >= ${from}::timestamptz and e.created_at < ${to}::timestamptz
    order by e.id`,
};

/** The figures of the Ledger tab, from the same rows. */
export const tpIssued: Report = {
  label: "TP issued",
  description: "What left the treasury and came back to it, by UTC day and reason.",
  takesDays: true,
  takesCategory: false,
  statuses: [],
  columns: [
    column("day", "day", "The UTC day"),
    column("reason", "text", "Why TP moved, such as earning"),
    tpColumn("issued_tp", "What left the treasury"),
    tpColumn("returned_tp", "What came back to it"),
    column("transfers", "whole_number", "How many transfers"),
  ],
  statement: ({ from, to }) => sql`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, t.reason,
      coalesce(sum(t.amount) filter (where f.kind = 'treasury'), 0)::float8 as issued_tp,
      coalesce(sum(t.amount) filter (where g.kind = 'treasury'), 0)::float8 as returned_tp,
      count(*)::int as transfers
    from ledger_transfers t
    join ledger_accounts f on f.id = t.from_account_id
    join ledger_accounts g on g.id = t.to_account_id
    where t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz
      and 'treasury' in (f.kind, g.kind)
    group by 1, 2
    order by 1, 2`,
};
