import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, startOfDay } from "../../../core/clock.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import { replaceModel } from "../models.ts";
import { COMPARED_DAYS, type ChangeEffects } from "./changesOf.ts";

const CHANGES_DAYS = 365;
const STATEMENT_MS = 60_000;

/**
 * Measures what went with a change of a price: of the members who looked at the item in the 14 days before and after it,
 * how many did more than that in the same days. Only changes of the last year count that had no other one within those
 * days, of items that were on the market through them. Must run in a transaction.
 */
export async function measureChanges(em: EntityManager, now: Date): Promise<void> {
  await allowStatements(em, STATEMENT_MS);
  const today = startOfDay(now);
  const from = hoursAfter(today, -24 * CHANGES_DAYS);
  const to = hoursAfter(today, -24 * (COMPARED_DAYS + 1));
  const days = sql`make_interval(days => ${COMPARED_DAYS + 1})`;
  const found = await rows(
    em,
    sql<{
      isLowered: boolean;
      changes: number;
      lookedBefore: number;
      actedBefore: number;
      lookedAfter: number;
      actedAfter: number;
    }>`
      with changes as materialized (
        select h.item_id, h.price < h.previous_price as is_lowered, (h.created_at at time zone 'UTC')::date as day
        from price_history h join items i on i.id = h.item_id
        where h.created_at >= ${from} and h.created_at < ${to} and h.previous_price is not null
          and h.price <> h.previous_price and ${isShown()} and ${isForAll()} and ${isEvidence("i.user_id")}
          and i.created_at < h.created_at - ${days}
          and not exists (select 1 from price_history o where o.item_id = h.item_id and o.id <> h.id
            and o.previous_price is not null
            and o.created_at > h.created_at - ${days} and o.created_at < h.created_at + ${days})
          and not exists (select 1 from transactions t where t.item_id = h.item_id and t.status = 'completed'
            and t.completed_at < h.created_at + ${days})),
      looks as (
        select c.item_id, c.day, c.is_lowered, v.user_id, v.day > c.day as is_after
        from changes c join item_views v on v.item_id = c.item_id and v.day <> c.day
          and v.day >= c.day - ${COMPARED_DAYS}::int and v.day <= c.day + ${COMPARED_DAYS}::int
        where ${isEvidence("v.user_id")}
        group by 1, 2, 3, 4, 5),
      acts as (
        select item_id, user_id, (created_at at time zone 'UTC')::date as day from item_likes where item_id in (select item_id from changes)
        union all select item_id, from_user_id, (created_at at time zone 'UTC')::date from messages where item_id in (select item_id from changes)
        union all select item_id, user_id, (added_at at time zone 'UTC')::date from cart_lines where item_id in (select item_id from changes)
        union all select target_item_id, buyer_id, (created_at at time zone 'UTC')::date from offers
          where target_item_id in (select item_id from changes)),
      acted as (
        select l.is_lowered, l.is_after, exists (
          select 1 from acts a where a.item_id = l.item_id and a.user_id = l.user_id and (a.day > l.day) = l.is_after and a.day <> l.day
            and a.day >= l.day - ${COMPARED_DAYS}::int and a.day <= l.day + ${COMPARED_DAYS}::int) as has_acted
        from looks l)
      select n.is_lowered as "isLowered", n.changes,
        (count(a.*) filter (where not a.is_after))::int as "lookedBefore",
        (count(a.*) filter (where not a.is_after and a.has_acted))::int as "actedBefore",
        (count(a.*) filter (where a.is_after))::int as "lookedAfter",
        (count(a.*) filter (where a.is_after and a.has_acted))::int as "actedAfter"
      from (select is_lowered, count(*)::int as changes from changes group by 1) n
      left join acted a on a.is_lowered = n.is_lowered
      group by 1, 2 order by 1`,
  );
  const parameters: ChangeEffects = {
    effects: found.map(({ isLowered, changes, ...counts }) => ({
      isLowered,
      changes,
      before: { looked: counts.lookedBefore, acted: counts.actedBefore },
      after: { looked: counts.lookedAfter, acted: counts.actedAfter },
    })),
  };
  const facts = parameters.effects.reduce((sum, { changes }) => sum + changes, 0);
  await replaceModel(em, "price-changes", { facts, parameters }, now);
}
