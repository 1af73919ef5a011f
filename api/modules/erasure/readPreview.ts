import type { EntityManager } from "@mikro-orm/postgresql";
import { row, sql } from "../../core/sql/sql.ts";
import type { DeletionPreview } from "./erasure.types.ts";

/** Counts what is still open for a member, and what would end with the account. */
export async function deletionPreviewOf(
  em: EntityManager,
  memberId: number,
): Promise<DeletionPreview> {
  const found = await row(
    em,
    sql<DeletionPreview>`
      select (select count(*)::int from order_parts p join orders o on o.id = p.order_id
              where p.deadline is not null and ${memberId} in (p.seller_id, o.buyer_id)) as "openOrders",
             (select count(*)::int from disputes
              where deadline is not null and ${memberId} in (reporter_id, reported_user_id)) as "openDisputes",
             (select count(*)::int from offers
              where state = 'pending' and (buyer_id = ${memberId} or seller_id = ${memberId})) as "openOffers",
             (select count(*)::int from items where user_id = ${memberId} and status = 'available') as items,
             coalesce((select balance from ledger_accounts where user_id = ${memberId}), 0) as tp`,
  );
  if (!found) throw new Error("nothing was counted");
  return found;
}
