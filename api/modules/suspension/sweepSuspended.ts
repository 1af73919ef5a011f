import type { EntityManager } from "@mikro-orm/postgresql";
import { systemContext, type Services } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { withholdItems } from "../items/index.ts";
import { endStreamsOf } from "../streams/index.ts";
import { closeOpenDeals } from "./closeOpenDeals.ts";

/**
 * Closes what requests of suspended members that were in progress still wrote after the suspension: offers, orders,
 * items, streams. Returns the number of members.
 */
export async function sweepSuspended(services: Services): Promise<number> {
  const left = await rows(
    services.orm.em.fork() as EntityManager,
    sql<{ id: number }>`
      select u.id from users u where u.is_suspended and (
        exists (select 1 from offers o where o.state = 'pending' and o.buyer_id = u.id)
        or exists (select 1 from offers o where o.state = 'pending' and o.seller_id = u.id)
        or exists (select 1 from items i where i.user_id = u.id and i.status = 'available')
        or exists (select 1 from order_parts p where p.seller_id = u.id and p.status = 'pending')
        or exists (select 1 from live_streams s where s.user_id = u.id and s.ended_at is null)
        or exists (select 1 from orders o join order_parts p on p.order_id = o.id
                   where o.buyer_id = u.id and p.status = 'pending'))
      limit 100`,
  );
  for (const { id } of left)
    await transact(
      systemContext(services),
      async (tx, memberId: number) => {
        await closeOpenDeals(tx, memberId);
        await withholdItems(tx, memberId);
        await endStreamsOf(tx, memberId);
      },
      id,
    );
  return left.length;
}
