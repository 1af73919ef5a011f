import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";

/** What members pay each other for what changes hands. The price of an order part is paid when it is delivered. */
const PAID = ["item_sale", "exchange_top_up", "exchange_change", "order_payout"];
const GIVEN_BACK = "dispute_refund";

/**
 * SQL: the columns `day` (UTC), `revenue` and `refunded` in TP, for each day of a time with a payment. Revenue is less
 * what disputes gave back on that day, so it may be negative. Source: C37
 */
export function revenueByDay(from: RawBuilder<Date>, to: RawBuilder<Date>): RawBuilder<unknown> {
  return sql`
    select (t.created_at at time zone 'UTC')::date as day,
      sum(case when t.reason = ${GIVEN_BACK} then -t.amount else t.amount end)::int as revenue,
      coalesce(sum(t.amount) filter (where t.reason = ${GIVEN_BACK}), 0)::int as refunded
    from ledger_transfers t
    where t.created_at >= ${from} and t.created_at < ${to} and t.reason = any(${[...PAID, GIVEN_BACK]})
    group by 1`;
}

/**
 * SQL: the TP in circulation: in wallets, in escrow, staked and minted. They came from the treasury, which owes them and
 * what it has put into the pool of the staking rewards.
 */
export const tpInCirculation = sql<number>`
  (select coalesce(sum(-a.balance), 0)::int from ledger_accounts a where a.kind in ('treasury', 'staking_pool'))`;
