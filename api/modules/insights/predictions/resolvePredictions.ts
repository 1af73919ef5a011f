import { hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import type { PredictionType } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { FORECAST_RANGES } from "../demand/forecasts.ts";
import { replaceModel } from "../models.ts";

const AT_ONCE = 500;
/** Predictions of so many days say how good they are. */
const RECORD_DAYS = 90;
/** How they came out is kept for so long. */
const KEPT_DAYS = 365;

/** How the predictions of a type came out. */
export interface TypeRecord {
  type: PredictionType;
  right: number;
  resolved: number;
}

/**
 * Looks at what came of predictions: of those whose day has come, and of items that have left the market. An item that
 * was sold is known at once; one that has another price, or is gone otherwise, makes them void. Answers how many there
 * were.
 */
export async function resolvePredictions(tx: Tx, now: Date): Promise<number> {
  const resolved = await rows(
    tx.em,
    sql<{ userId: number | null }>`
      with candidates as materialized (
        select p.*, p.due_at <= ${now} as is_due,
          p.item_id is not null and (i.tp_value <> p.asked_tp or i.is_circle_only or i.status in ('draft', 'hidden', 'removed')) as is_gone
        from predictions p left join items i on i.id = p.item_id
        where p.outcome is null and (
          (p.due_at <= ${now} and (p.category is null or exists (
            select 1 from market_days d where d.day = (p.due_at at time zone 'UTC')::date - 1)))
          or i.tp_value <> p.asked_tp or i.is_circle_only or i.status in ('sold', 'traded', 'draft', 'hidden', 'removed'))
        order by p.due_at, p.id limit ${AT_ONCE}),
      counted as (
        select c.*, case
          when c.item_id is not null then (
            select count(*) from transactions t where t.item_id = c.item_id and t.status = 'completed'
              and t.completed_at > c.made_at and t.completed_at <= c.due_at)
          when c.category is not null then (
            select coalesce(sum(m.interested), 0) from market_day_categories m where m.category = c.category
              and m.day < (c.due_at at time zone 'UTC')::date
              and m.day >= (c.due_at at time zone 'UTC')::date - ${FORECAST_RANGES.d7.days}::int)
          else (
            select count(*) from offers o where o.created_at > c.made_at and o.created_at <= c.due_at
              and ((o.buyer_id = c.user_id and o.seller_id = c.other_id) or (o.buyer_id = c.other_id and o.seller_id = c.user_id)))
          end::int as n
        from candidates c),
      known as (
        select id, case when is_gone and n = 0 then 'void' when n >= low and (high is null or n <= high) then 'right' else 'wrong' end as outcome
        from counted where is_due or is_gone or n > 0)
      update predictions p set outcome = k.outcome, resolved_at = ${now}
      from known k where p.id = k.id returning p.user_id as "userId"`,
  );
  if (resolved.length === 0) return 0;
  for (const memberId of new Set(resolved.map(({ userId }) => userId)))
    if (memberId !== null) invalidate(tx, memberId, "predictions");
  await rows(
    tx.em,
    sql`delete from predictions where due_at < ${hoursAfter(now, -24 * KEPT_DAYS)}`,
  );
  await countRecords(tx, now);
  return resolved.length;
}

/** Counts how predictions came out, once those of their day are all known. What two members have in common counts once. */
async function countRecords({ em }: Tx, now: Date): Promise<void> {
  const records = await rows(
    em,
    sql<TypeRecord>`
      select type, (count(*) filter (where outcome = 'right'))::int as "right", count(*)::int as resolved
      from (
        select distinct on (about) type, outcome
        from (
          select id, type, outcome, concat_ws(':', type, item_id, category, least(user_id, other_id), greatest(user_id, other_id),
            (due_at at time zone 'UTC')::date) as about
          from predictions
          where outcome in ('right', 'wrong') and due_at <= ${now} and due_at > ${hoursAfter(now, -24 * RECORD_DAYS)}) a
        order by about, id) p
      group by type order by type`,
  );
  const facts = records.reduce((sum, { resolved }) => sum + resolved, 0);
  await replaceModel(em, "prediction-records", { facts, parameters: records }, now);
}
