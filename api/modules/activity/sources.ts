import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ActivityGroup } from "../../core/graphql/enums.ts";

/** A table from which a part of a member's activity is read. */
export interface Source {
  /** Orders rows of the same millisecond. Cursors contain it: never give it to another source. */
  rank: number;
  group: ActivityGroup;
  /** The member's rows with the columns id, at, kind, subject, member_id, tp and url. */
  rows(memberId: number): RawBuilder<unknown>;
}

/**
 * All sources of the activity. It has no table of its own: existing tables already contain everything a member does. A
 * new subject is one more entry. Source: C43
 */
export const SOURCES: readonly Source[] = [
  {
    rank: 1,
    group: "listings",
    rows: (me) => sql`
      select id, created_at as at, 'item_listed' as kind, title as subject, null::int as member_id,
             coalesce((select price from price_history h where h.item_id = i.id order by h.id limit 1), trust_points) as tp,
             case when status <> 'removed' then '/buy/' || id end as url
      from items i where user_id = ${me}`,
  },
  {
    rank: 2,
    group: "listings",
    rows: (me) => sql`
      select h.id, h.created_at as at, 'price_changed' as kind, i.title as subject, null::int as member_id, h.price as tp,
             case when i.status <> 'removed' then '/buy/' || i.id end as url
      from items i join price_history h on h.item_id = i.id
      where i.user_id = ${me} and h.previous_price is not null`,
  },
  {
    rank: 3,
    group: "offers",
    rows: (me) =>
      offers(
        me,
        sql`o.created_at`,
        sql`case when o.proposed_by_id = ${me} then 'offer_made' else 'offer_received' end`,
        sql`true`,
      ),
  },
  {
    rank: 4,
    group: "offers",
    rows: (me) =>
      offers(
        me,
        sql`o.answered_at`,
        sql`'offer_' || o.state`,
        sql`o.answered_at is not null and o.state <> 'pending'`,
      ),
  },
  {
    rank: 5,
    group: "deals",
    rows: (me) => sql`
      select t.id, t.completed_at as at, case when t.to_user_id = ${me} then 'item_received' else 'item_given' end as kind,
             i.title as subject, case when t.to_user_id = ${me} then t.from_user_id else t.to_user_id end as member_id,
             nullif(t.trust_points, 0) as tp, '/buy/' || i.id as url
      from transactions t join items i on i.id = t.item_id
      where (t.from_user_id = ${me} or t.to_user_id = ${me}) and t.status = 'completed' and t.completed_at is not null`,
  },
  {
    rank: 8,
    group: "orders",
    rows: (me) => sql`
      select o.id, o.created_at as at, 'order_placed' as kind, o.order_number as subject, null::int as member_id,
             o.total as tp, '/orders?order=' || o.id as url
      from orders o where o.buyer_id = ${me}`,
  },
  {
    rank: 9,
    group: "orders",
    rows: (me) => sql`
      select p.id, o.created_at as at, 'order_received' as kind, o.order_number as subject, o.buyer_id as member_id,
             p.amount as tp, '/offers/seller?sale=' || p.id as url
      from order_parts p join orders o on o.id = p.order_id where p.seller_id = ${me}`,
  },
  {
    rank: 10,
    group: "orders",
    rows: (me) => sql`
      select e.id, e.at, 'order_' || e.kind as kind, o.order_number as subject,
             nullif(nullif(e.actor_id, ${me}), 0) as member_id, null::int as tp,
             case when o.buyer_id = ${me} then '/orders?order=' || o.id else '/offers/seller?sale=' || p.id end as url
      from order_events e join order_parts p on p.id = e.part_id join orders o on o.id = e.order_id
      where (o.buyer_id = ${me} or p.seller_id = ${me})
        and e.kind in ('accepted', 'shipped', 'delivered', 'cancelled', 'refunded')`,
  },
  {
    rank: 6,
    group: "wallet",
    rows: (me) => sql`
      select id, created_at as at, case when amount > 0 then 'tp_received' else 'tp_paid' end as kind, description as subject, related_user_id as member_id,
             amount as tp, '/wallet-exchange' as url
      from trust_point_ledger where user_id = ${me}`,
  },
  {
    rank: 7,
    group: "account",
    rows: (me) => sql`
      select id, created_at as at, 'signed_in' as kind, coalesce(user_agent, '') as subject, null::int as member_id,
             null::int as tp, '/profile?tab=settings' as url
      from sign_ins where user_id = ${me}`,
  },
  {
    rank: 11,
    group: "account",
    rows: (me) => sql`
      select id, created_at as at, 'viewed_by_market' as kind, reason as subject, null::int as member_id,
             null::int as tp, null::text as url
      from member_views where user_id = ${me}`,
  },
  {
    rank: 12,
    group: "account",
    rows: (me) => sql`
      select id, created_at as at, 'token_made' as kind, name as subject, null::int as member_id,
             null::int as tp, '/developers/tokens' as url
      from api_tokens where user_id = ${me}`,
  },
  {
    rank: 13,
    group: "account",
    rows: (me) => sql`
      select id, revoked_at as at, 'token_revoked' as kind, name as subject, null::int as member_id,
             null::int as tp, '/developers/tokens' as url
      from api_tokens where user_id = ${me} and revoked_at is not null`,
  },
];

function offers(
  me: number,
  at: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select o.id, ${at} as at, ${kind} as kind, i.title as subject,
           case when o.buyer_id = ${me} then o.seller_id else o.buyer_id end as member_id,
           nullif(abs(o.tp_delta), 0) as tp,
           case when o.buyer_id = ${me} then '/offers/mine' else '/offers/seller' end
             || case o.status when 'pending' then '' else '?tab=' || o.status end as url
    from offers o join items i on i.id = o.target_item_id
    where (o.buyer_id = ${me} or o.seller_id = ${me}) and ${which}`;
}
