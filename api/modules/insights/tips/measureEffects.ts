import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, utcDay } from "../../../core/clock.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import { replaceModel } from "../models.ts";
import {
  EFFECT_NAMES,
  effectsOfItem,
  LOOKED_AT_DAYS,
  SOLD_WITHIN_DAYS,
  type EffectName,
} from "./effects.ts";
import type { Share } from "./newcombe.ts";

const LISTED_DAYS = 365;
const STATEMENT_MS = 60_000;

/** How many of the items with a property, and of those without it, sold in time. */
export interface Arm extends Share {
  sellers: number;
}

export interface MeasuredEffect {
  name: EffectName;
  having: Arm;
  lacking: Arm;
}

/** What is stored. */
export interface ListingEffects {
  effects: MeasuredEffect[];
  /** Half of the available items that are older than a week were looked at by so many members in it, or more. */
  looks: { median: number; items: number };
}

/**
 * Measures what goes with a sale, on the public items that were listed 30 to 365 days ago, and how often items are looked
 * at. Must run in a transaction.
 */
export async function measureEffects(em: EntityManager, now: Date): Promise<void> {
  await allowStatements(em, STATEMENT_MS);
  const arms = await rows(
    em,
    sql<Arm & { name: EffectName; isHaving: boolean }>`
      select e.name, e.is_having as "isHaving", count(*)::int as "of", count(distinct i.user_id)::int as sellers,
        count(*) filter (where exists (
          select 1 from transactions t where t.item_id = i.id and t.status = 'completed'
            and t.completed_at <= i.created_at + make_interval(days => ${SOLD_WITHIN_DAYS})))::int as came
      from items i cross join lateral ${effectsOfItem} e (name, is_having)
      where i.created_at between ${hoursAfter(now, -24 * LISTED_DAYS)} and ${hoursAfter(now, -24 * SOLD_WITHIN_DAYS)}
        and ${isShown()} and ${isForAll()} and ${isEvidence("i.user_id")}
      group by e.name, e.is_having`,
  );
  const weekAgo = hoursAfter(now, -24 * LOOKED_AT_DAYS);
  const looks = await row(
    em,
    sql<{ median: number; items: number }>`
      select coalesce(percentile_disc(0.5) within group (order by n), 0)::int as median, count(*)::int as items
      from (
        select count(distinct v.user_id) as n from items i
        left join item_views v on v.item_id = i.id and v.day >= ${utcDay(weekAgo)}::date and ${isEvidence("v.user_id")}
        where i.status = 'available' and ${isForAll()} and ${isEvidence("i.user_id")} and i.created_at <= ${weekAgo}
        group by i.id) l`,
  );
  const armOf = (name: EffectName, isHaving: boolean): Arm => {
    const arm = arms.find((each) => each.name === name && each.isHaving === isHaving);
    return { came: arm?.came ?? 0, of: arm?.of ?? 0, sellers: arm?.sellers ?? 0 };
  };
  const parameters: ListingEffects = {
    effects: EFFECT_NAMES.map((name) => ({
      name,
      having: armOf(name, true),
      lacking: armOf(name, false),
    })),
    looks: looks ?? { median: 0, items: 0 },
  };
  const facts = parameters.effects[0] ? sizeOf(parameters.effects[0]) : 0;
  await replaceModel(em, "listing-effects", { facts, parameters }, now);
}

/** How many items an effect is measured on. */
export function sizeOf({ having, lacking }: MeasuredEffect): number {
  return having.of + lacking.of;
}
