import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
  type Connection,
} from "../../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { ownReason } from "../../ledger/index.ts";
import { ChainTransaction } from "./log.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

interface Found extends ChainTransaction {
  isHold: number;
  row: number;
}

/**
 * A page of the viewer's transactions, the newest first: each posting of the wallet, under a checkpoint or not yet, and
 * what offers promise of it or promised in vain. One statement. Source: EP-042, EN-024, ST-015, C24
 */
export async function readTransactions(
  ctx: Context,
  { first, after }: Page,
): Promise<Connection<ChainTransaction>> {
  const { id } = viewerOf(ctx);
  const size = pageSize(first);
  const [day = 0, ms = 0, isHold = 0, row = 0] = decodePlace(after, 4) ?? [];
  const before = sql`(${after ? momentOf(day, ms) : null}::timestamptz, ${isHold}::int, ${row}::int)`;
  const isFirst = sql`${!after}::boolean`;
  const found = await rows(
    ctx.em,
    sql<Stored<Found>>`
      (select 'p' || e.id as id, 0 as "isHold", e.id::float8 as row, ${ownReason} as type, e.amount,
          e.created_at as timestamp, case when l.index is null then 'pending' else 'confirmed' end as status,
          l.index as "logIndex", null as failure
        from ledger_entries e
          join ledger_transfers t on t.id = e.transfer_id
          left join public_log_entries l on l.transfer_id = e.transfer_id
        where e.account_id = ledger_account_of(${id}) and (${isFirst} or (e.created_at, 0, e.id) < ${before})
        order by e.created_at desc, e.id desc limit ${size + 1})
      union all
      (select 'h' || h.id, 1, h.id, 'offer_hold', -h.amount, h.created_at, 'pending', null, null
        from ledger_holds h
        where h.account_id = ledger_account_of(${id}) and h.state = 'active'
          and (${isFirst} or (h.created_at, 1, h.id) < ${before})
        order by h.created_at desc, h.id desc limit ${size + 1})
      union all
      (select 'h' || h.id, 1, h.id, 'offer_hold', -h.amount, h.resolved_at, 'failed', null, o.state
        from ledger_holds h left join offers o on o.id = h.offer_id
        where h.account_id = ledger_account_of(${id}) and h.state = 'released'
          and (${isFirst} or (h.resolved_at, 1, h.id) < ${before})
        order by h.resolved_at desc, h.id desc limit ${size + 1})
      order by timestamp desc, "isHold" desc, row desc limit ${size + 1}`,
  );
  const transactions = found.map((one) =>
    Object.assign(new ChainTransaction(), one, { timestamp: new Date(one.timestamp) }),
  );
  return toConnection(transactions, size, (one) => [
    ...dayAndMs(one.timestamp),
    one.isHold,
    one.row,
  ]);
}
