import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { supersedeOffers } from "../offers/index.ts";
import { tellUpdated } from "./createItem.ts";

/** Takes everything a member lists off the market; open offers that need it are closed, and who watches it hears. */
export async function withdrawFromMarket(tx: Tx, memberId: number, reason: string): Promise<void> {
  const listed = await rows<{ id: number }>(
    tx.em,
    sql`select id from items where user_id = ${memberId} and status not in ('sold', 'traded', 'removed')
        order by id for no key update`,
  );
  if (listed.length === 0) return;

  const itemIds = listed.map(({ id }) => id);
  await rows(
    tx.em,
    sql`update items set status = 'removed', updated_at = ${tx.now} where id = any(${itemIds})`,
  );
  await supersedeOffers(tx, { itemIds, reason });
  for (const id of itemIds) tellUpdated(tx, id);
}
