import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";

interface Deal {
  offerId: number | null;
  orderPartId: number | null;
}

/**
 * SQL: what the market's own records tell of a deal: its offer and those that it countered, the acceptance, and the
 * steps of its order.
 */
export function dealRecords({ offerId, orderPartId }: Deal): RawBuilder<unknown> {
  return sql`
    with recursive proposals as (
      select o.* from offers o where o.id = ${offerId}::int
      union all
      select o.* from offers o join proposals p on o.id = p.counter_of_id)
    select 'offer-' || p.id as id, p.created_at as at, 'offer' as kind, coalesce(p.message, '') as text, nullif(abs(p.tp_delta), 0) as tp,
           null::text[] as evidence, p.proposed_by_id as "actorId" from proposals p
    union all
    select 'deal-' || p.id, p.answered_at, 'deal', '', nullif(abs(p.tp_delta), 0), null,
           case when p.proposed_by_id = p.buyer_id then p.seller_id else p.buyer_id end
      from proposals p where p.state = 'accepted'
    union all
    select 'order-' || e.id, e.at, 'order', concat_ws(', ', e.text, e.location), null, null, e.actor_id
      from order_events e join order_parts p on p.order_id = e.order_id
      where p.id = ${orderPartId}::int and (e.part_id is null or e.part_id = p.id)`;
}
