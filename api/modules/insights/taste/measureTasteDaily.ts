import type { EntityManager } from "@mikro-orm/postgresql";
import { hoursAfter, utcDay } from "../../../core/clock.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { allowStatements } from "../../../core/sql/statementTime.ts";
import { isEvidence } from "../../accounts/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import { newestModel, replaceModel } from "../models.ts";
import { actsOf, signalOf, tasteWords, type ActRow } from "./acts.rows.ts";
import { TasteMeasure, type PoolItem } from "./measureTaste.ts";
import { SIGNALS_MAX, type Supply } from "./taste.ts";

const MEASURED_DAYS = 28;
/** So many pairs are enough; they are of at most so many members, and the other item of at most so many. */
const PAIRS = 2000;
const MEMBERS = 300;
const POOL = 3000;
const STATEMENT_MS = 60_000;

/**
 * Measures how well tastes tell what members open, on what members opened in the last 28 days, each predicted from what
 * was known before that day. Must run in a transaction.
 */
export async function measureTaste(em: EntityManager, now: Date): Promise<number> {
  const since = hoursAfter(now, -24 * MEASURED_DAYS);
  await allowStatements(em, STATEMENT_MS);
  const measure = new TasteMeasure(await supplyOf(em), await poolOf(em, since), since);
  for (const memberId of await lookers(em, since)) {
    if (measure.pairs >= PAIRS) break;
    const acts = await rows(
      em,
      sql<ActRow & { views: number }>`
        select a.item_id as "itemId", a.title, a.kind, a.at, a.category, a.words, a.rarities, v.view_count as views
        from (${actsOf(memberId, 2 * SIGNALS_MAX)}) a join items v on v.id = a.item_id
        order by a.at desc, a.item_id desc, a.kind`,
    );
    measure.add({ memberId, acts: acts.map(signalOf) });
  }
  await replaceModel(em, "taste", { facts: measure.pairs, parameters: measure.result() }, now);
  return measure.pairs;
}

async function supplyOf(em: EntityManager): Promise<Supply> {
  const counted = await rows(
    em,
    sql<{ category: string; items: number }>`
      select category, count(*)::int as items from items i where i.status = 'available' and ${isForAll()} group by category order by category`,
  );
  return {
    items: counted.reduce((sum, { items }) => sum + items, 0),
    categories: Object.fromEntries(counted.map(({ category, items }) => [category, items])),
  };
}

/** Items that were on the market since then, spread over all of them. */
async function poolOf(em: EntityManager, since: Date): Promise<PoolItem[]> {
  const found = await rows(
    em,
    sql<Stored<Omit<PoolItem, "words">> & { words: number[]; rarities: number[] }>`
      select i.id as "itemId", i.user_id as "sellerId", i.category, i.created_at as "listedAt", t.gone_at as "goneAt",
        i.view_count as views, coalesce(f.words, '{}') as words, coalesce(f.rarities, '{}') as rarities
      from items i
      left join lateral (
        select min(t.completed_at) as gone_at from transactions t where t.item_id = i.id and t.status = 'completed') t on true
      left join price_facts f on f.item_id = i.id
        and f.model_id = ${newestModel("prices")}
      where ${isShown()} and ${isForAll()} and (i.status = 'available' or t.gone_at >= ${since})
      order by hashint4(i.id), i.id limit ${POOL}`,
  );
  return found.map(({ listedAt, goneAt, ...item }) => ({
    ...item,
    words: tasteWords(item),
    listedAt: new Date(listedAt),
    goneAt: goneAt === null ? null : new Date(goneAt),
  }));
}

/** Members who looked at something since then, in an order that has nothing to do with them. */
async function lookers(em: EntityManager, since: Date): Promise<number[]> {
  const found = await rows(
    em,
    sql<{ id: number }>`
      select user_id as id from item_views where day >= ${utcDay(since)}::date and ${isEvidence("item_views.user_id")} group by user_id
      order by hashint4(user_id), user_id limit ${MEMBERS}`,
  );
  return found.map(({ id }) => id);
}
