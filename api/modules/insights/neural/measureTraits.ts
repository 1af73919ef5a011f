import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { hoursAfter, utcDay } from "../../../core/clock.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { newestModel, replaceModel } from "../models.ts";
import { FOLDS } from "../prices/folds.ts";
import type { Share } from "../tips/newcombe.ts";
import { byTrait, learnTraits, type TraitName } from "./traits.ts";

const COUNTED_DAYS = 365;
const LOOKED_DAYS = 90;
/** Who did nothing for so long is not compared with. */
const ACTIVE_DAYS = 90;
const ANSWER_HOURS = 24;
/** A price is fair when it is so near to what such things sell for. */
const FAIR_WITHIN = Math.log(1.25);
const STATEMENT_MS = 60_000;

export interface TraitCount extends Share {
  memberId: number;
  trait: TraitName;
}

/**
 * SQL: of each member, or of one, and each trait how many events there were in a year, and how many came true; looks are
 * those of 90 days. A null member folds to no condition before it is planned, and a number to an index condition.
 */
export function traitCounts(memberId: number | null, now: Date): RawBuilder<TraitCount> {
  const since = hoursAfter(now, -24 * COUNTED_DAYS);
  const lookedSince = utcDay(hoursAfter(now, -24 * LOOKED_DAYS));
  const all = sql`${memberId}::int is null`;
  return sql<TraitCount>`
    select member_id as "memberId", 'responsiveness' as trait,
      count(*) filter (where answered_at <= created_at + make_interval(hours => ${ANSWER_HOURS}))::int as came, count(*)::int as "of"
    from (
      select case when o.proposed_by_id = o.buyer_id then o.seller_id else o.buyer_id end as member_id, o.answered_at, o.created_at
      from offers o where (${all} or o.buyer_id = ${memberId} or o.seller_id = ${memberId}) and o.created_at >= ${since}
        and o.created_at < ${hoursAfter(now, -ANSWER_HOURS)} and o.state in ('accepted', 'declined', 'countered', 'expired', 'pending')) r
    where ${all} or member_id = ${memberId} group by 1
    union all
    select member_id, 'reliability', count(*) filter (where status = 'completed')::int, count(*)::int
    from (
      select t.from_user_id as member_id, t.status from transactions t
      where (${all} or t.from_user_id = ${memberId}) and t.created_at >= ${since} and t.status <> 'pending'
      union all
      select t.to_user_id, t.status from transactions t
      where (${all} or t.to_user_id = ${memberId}) and t.created_at >= ${since} and t.status <> 'pending') d
    group by 1
    union all
    select i.user_id, 'fairPricing', count(*) filter (where abs(f.residuals[1 + (f.fold + 1) % ${FOLDS}::int]) <= ${FAIR_WITHIN}::float8)::int,
      count(f.residuals[1])::int
    from items i join price_facts f on f.item_id = i.id and f.model_id = ${newestModel("prices")}
    where ${all} or i.user_id = ${memberId} group by 1
    union all
    select user_id, 'curiosity', (sum(n) - max(n))::int, sum(n)::int
    from (
      select v.user_id, i.category, count(distinct v.item_id) as n
      from item_views v join items i on i.id = v.item_id and i.user_id <> v.user_id
      where (${all} or v.user_id = ${memberId}) and v.day >= ${lookedSince}::date group by 1, 2) c
    group by 1
    union all
    select member_id, 'negotiation', count(*) filter (where state = 'accepted')::int, count(*)::int
    from (
      select o.proposed_by_id as member_id, o.state from offers o
      where (${all} or o.buyer_id = ${memberId} or o.seller_id = ${memberId}) and o.created_at >= ${since}
        and o.state in ('accepted', 'declined', 'countered', 'expired')) p
    where ${all} or member_id = ${memberId} group by 1`;
}

/** Measures how the active members of the market are, by trait. Must run in a transaction. */
export async function measureTraits(em: EntityManager, now: Date): Promise<void> {
  await allowStatements(em, STATEMENT_MS);
  const found = await rows(
    em,
    sql<TraitCount>`
      select c.* from (${traitCounts(null, now)}) c
      where ${isEvidence("c.memberId")}
        and exists (select 1 from user_activity a where a.user_id = c."memberId" and a.created_at >= ${hoursAfter(now, -24 * ACTIVE_DAYS)})
      order by c."memberId", c.trait`,
  );
  const counts = byTrait((trait) => found.filter((each) => each.trait === trait));
  await replaceModel(em, "traits", { facts: found.length, parameters: learnTraits(counts) }, now);
}
