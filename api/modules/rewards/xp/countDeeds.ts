import type { EntityManager } from "@mikro-orm/postgresql";
import { QUICK_ANSWER_HOURS } from "../../../../schema/limits.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { DEAL_TP_MIN, LISTINGS_A_DAY, XP, XP_A_DAY } from "./xpRules.ts";

/** What members have just done, by ids. */
export interface Deeds {
  offerIds: readonly number[];
  /** Parts of orders. */
  partIds: readonly number[];
  itemIds: readonly number[];
  reviewIds: readonly number[];
  disputeIds: readonly number[];
}

/**
 * Counts the deeds of these members, or everything they ever did: one entry for each deal, listing, review, quick
 * answer and daily claim, and one that takes XP back for each deal that a dispute gave back. What gives no XP has an
 * entry too, which says why. What has an entry is not counted again. Answers whose XP it changed. Source: panels 5
 */
export async function countDeeds(
  em: EntityManager,
  memberIds: readonly number[],
  deeds?: Deeds,
): Promise<number[]> {
  const counted = await rows(
    em,
    sql<{ id: number }>`
      with asked as (select unnest(${[...memberIds]}::int[]) as id),
      settled (id) as (${settledBy(memberIds, deeds)}),
      deals as (
        select a.id as user_id,
          case when t.type = 'exchange' then 'swap' when t.from_user_id = a.id then 'sale' else 'purchase' end as source,
          coalesce('offer:' || t.offer_id, 'part:' || x.part_id, 'transaction:' || t.id) as ref,
          case when t.from_user_id = a.id then t.to_user_id else t.from_user_id end as partner_id,
          min(i.category) as category, min(t.completed_at) as at,
          greatest(sum(t.trust_points), case when t.type = 'exchange' then sum(i.tp_value) else 0 end) as worth,
          bool_or(exists (
            with recursive was (item_id, user_id) as (
              select p.id, p.user_id from items p where p.id = i.relisted_from_id
              union select p.id, p.user_id from was w join items c on c.id = w.item_id join items p on p.id = c.relisted_from_id)
            select 1 from was w where w.user_id = t.to_user_id)) as is_back
        from settled s join transactions t on t.id = s.id and t.status = 'completed'
        join asked a on a.id in (t.from_user_id, t.to_user_id)
        left join items i on i.id = t.item_id
        left join order_items x on x.id = t.order_item_id
        group by 1, 2, 3, 4, t.type),
      listed as (
        select i.user_id, 'item:' || i.id as ref, i.category, i.created_at as at, i.relisted_from_id is not null as is_back,
          (i.created_at at time zone 'UTC')::date as day, i.id
        from asked a join items i on i.user_id = a.id and i.status not in ('draft', 'removed') ${listedBy(deeds)}
        where not exists (select 1 from xp_entries e where e.user_id = i.user_id and e.source = 'listing' and e.ref = 'item:' || i.id)),
      deeds (user_id, source, deed, ref, base, partner_id, category, zero_because, at) as (
        select user_id, source, 'deal', ref, ${XP.deal}::int, partner_id, category,
          case when is_back then 'came_back' when worth < ${DEAL_TP_MIN} then 'small'
               when exists (select 1 from known_devices k join known_devices l on l.device = k.device
                            where k.user_id = d.user_id and l.user_id = d.partner_id) then 'same_device' end, at
          from deals d
        union all select user_id, 'listing', 'listing', ref, ${XP.listing}, null, category,
          case when is_back then 'came_back'
               when row_number() over (partition by user_id, day, is_back order by id)
                 + (select count(*) from xp_entries e where e.user_id = l.user_id and e.source = 'listing' and e.zero_because is null
                      and (e.created_at at time zone 'UTC')::date = l.day) > ${LISTINGS_A_DAY} then 'daily_limit' end, at
          from listed l
        union all select a.id, 'answer', 'answer', 'offer:' || o.id, ${XP.answer}, o.proposed_by_id, null, null, o.answered_at
          from asked a join offers o on a.id in (o.seller_id, o.buyer_id) and o.proposed_by_id <> a.id ${answeredBy(deeds)}
          where o.state in ('accepted', 'declined', 'countered')
            and o.answered_at <= o.created_at + make_interval(hours => ${QUICK_ANSWER_HOURS})
        union all select r.reviewer_id, 'review', 'review', 'review:' || r.id, ${XP.review}, r.reviewee_id, null, null, r.created_at
          from asked a join reviews r on r.reviewer_id = a.id and r.removed_at is null ${reviewedBy(deeds)}
        union all select e.user_id, 'daily', 'daily', e.period, ${XP.daily}, null, null, null, e.created_at
          from asked a join earnings e on e.user_id = a.id and e.action = 'daily_login'),
      fresh as (
        select d.*, date_trunc('month', d.at at time zone 'UTC') as month from deeds d
        where not exists (select 1 from xp_entries e where e.user_id = d.user_id and e.source = d.source and e.ref = d.ref)),
      judged as (
        select f.*, coalesce(zero_because, case when partner_id is not null and (
          row_number() over (partition by user_id, partner_id, deed, month order by zero_because nulls first, at, ref) > 1
          or exists (
            select 1 from xp_entries e where e.user_id = f.user_id and e.partner_id = f.partner_id and e.zero_because is null
              and e.source <> 'reversal' and case when e.source in ('sale', 'purchase', 'swap') then 'deal' else e.source end = f.deed
              and date_trunc('month', e.created_at at time zone 'UTC') = f.month)) then 'same_pair' end) as why
        from fresh f),
      running as (
        select j.*,
          sum(case when why is null then base else 0 end)
            over (partition by user_id, (at at time zone 'UTC')::date order by at, source, ref) as so_far,
          (select coalesce(sum(e.amount), 0) from xp_entries e
           where e.user_id = j.user_id and e.source not in ('achievement', 'reversal')
             and (e.created_at at time zone 'UTC')::date = (j.at at time zone 'UTC')::date) as before
        from judged j),
      given as (
        insert into xp_entries (user_id, source, ref, amount, partner_id, category, zero_because, created_at)
        select user_id, source, ref,
          case when why is null then greatest(0, least(base, ${XP_A_DAY} - before - (so_far - base))) else 0 end,
          partner_id, category, why, at
        from running on conflict do nothing returning user_id),
      reversed as (
        insert into xp_entries (user_id, source, ref, amount, partner_id, category, created_at)
        select e.user_id, 'reversal', e.ref, -e.amount, e.partner_id, e.category, q.resolved_at
        from disputes q join transactions t on t.id = q.transaction_id
        left join order_items x on x.id = t.order_item_id
        join xp_entries e on e.ref = coalesce('offer:' || t.offer_id, 'part:' || x.part_id, 'transaction:' || t.id) and e.zero_because is null
          and e.source in ('sale', 'purchase', 'swap') and e.user_id in (t.from_user_id, t.to_user_id)
        join asked a on a.id = e.user_id
        where q.status = 'resolved' and q.outcome = 'refund' ${givenBackBy(deeds)}
        on conflict do nothing returning user_id)
      select user_id as id from given union select user_id from reversed`,
  );
  return counted.map(({ id }) => id);
}

/** SQL: the transactions. */
function settledBy(memberIds: readonly number[], deeds: Deeds | undefined) {
  if (!deeds)
    return sql`
      select t.id from transactions t where t.from_user_id = any(${[...memberIds]}::int[])
      union select t.id from transactions t where t.to_user_id = any(${[...memberIds]}::int[])`;
  return sql`
    select t.id from transactions t where t.offer_id = any(${[...deeds.offerIds]}::int[])
    union select t.id from order_items x join transactions t on t.order_item_id = x.id
      where x.part_id = any(${[...deeds.partIds]}::int[])`;
}

function listedBy(deeds: Deeds | undefined) {
  return deeds ? sql`and i.id = any(${[...deeds.itemIds]}::int[])` : sql``;
}

/** SQL: the offers, and those that they answer. */
function answeredBy(deeds: Deeds | undefined) {
  if (!deeds) return sql``;
  const ids = [...deeds.offerIds];
  return sql`and o.id in (
    select unnest(${ids}::int[]) union select c.counter_of_id from offers c where c.id = any(${ids}::int[]))`;
}

function reviewedBy(deeds: Deeds | undefined) {
  return deeds ? sql`and r.id = any(${[...deeds.reviewIds]}::int[])` : sql``;
}

function givenBackBy(deeds: Deeds | undefined) {
  return deeds ? sql`and q.id = any(${[...deeds.disputeIds]}::int[])` : sql``;
}
