import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

/** Whole TP. */
interface Totals {
  incoming: number;
  earned: number;
  spent: number;
}

const NONE: Totals = { incoming: 0, earned: 0, spent: 0 };

/**
 * The TP that a member ever earned and spent, and those on the way to them: held for open offers, or in escrow for
 * orders. One query for all members of a request. Source: C24
 */
export function totalsOf(ctx: Context, memberId: number): Promise<Totals> {
  return batched(ctx, "walletTotals", (ids) => readTotals(ctx, ids), NONE).load(memberId);
}

async function readTotals({ em }: Context, ids: readonly number[]): Promise<Map<number, Totals>> {
  const found = await rows(
    em,
    sql<Totals & { id: number }>`
      select s.user_id as id, s.total_trust_earned as earned, s.total_trust_spent as spent,
        coalesce((select sum(h.amount)::int from (
            select id from offers where seller_id = s.user_id and state = 'pending' and proposed_by_id <> s.user_id
            union all
            select id from offers where buyer_id = s.user_id and state = 'pending' and proposed_by_id <> s.user_id) o
          join ledger_holds h on h.offer_id = o.id and h.state = 'active'), 0)
        + coalesce((select sum(amount)::int from order_parts where seller_id = s.user_id and deadline is not null), 0) as incoming
      from user_stats s where s.user_id = any(${[...ids]})`,
  );
  return new Map(found.map((totals) => [totals.id, totals]));
}
