import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { SalesCounts } from "./order.types.ts";

/** The seller dashboard's counts of incoming orders. Incoming TP are what open parts have in escrow. */
export async function countSales(ctx: Context): Promise<SalesCounts> {
  const counts = await row<SalesCounts>(
    ctx.em,
    sql`select count(*) filter (where status = 'pending')::int as pending,
               count(*) filter (where status = 'processing')::int as processing,
               count(*) filter (where status = 'shipped')::int as shipped,
               count(*) filter (where status = 'delivered')::int as delivered,
               count(*) filter (where status = 'cancelled')::int as cancelled,
               count(*)::int as total,
               coalesce(sum(amount) filter (where deadline is not null), 0)::int as incoming
        from order_parts where seller_id = ${viewerOf(ctx).id}`,
  );
  if (!counts) throw new Error("a count has no row");
  return counts;
}
