import type { EntityManager } from "@mikro-orm/postgresql";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import type { FactColumns, PriceParameters, WordColumns } from "./storedPrices.ts";

export const METHOD = "prices";
const AT_ONCE = 2000;

/** What was learned, page by page. */
export interface PriceSource {
  parameters: PriceParameters;
  facts: number;
  wordsFrom(start: number, count: number): Promise<WordColumns> | WordColumns;
  factsFrom(start: number, count: number): Promise<FactColumns> | FactColumns;
}

/** When prices were learned last; undefined before the first time. */
export async function pricesLearnedAt(em: EntityManager): Promise<Date | undefined> {
  const last = await row(
    em,
    sql<{ learnedAt: string }>`
      select learned_at as "learnedAt" from insight_models where method = ${METHOD} order by id desc limit 1`,
  );
  return last && new Date(last.learnedAt);
}

/** Replaces what was learned before. Must run in a transaction: readers have the old prices until it commits. */
export async function storePrices(
  em: EntityManager,
  source: PriceSource,
  now: Date,
): Promise<void> {
  const model = await row(
    em,
    sql<{ id: number }>`
      insert into insight_models (method, facts, parameters, learned_at)
      values (${METHOD}, ${source.facts}, ${JSON.stringify(source.parameters)}::jsonb, ${now}) returning id`,
  );
  const id = model?.id ?? 0;
  for (let start = 0; ; start += AT_ONCE) {
    const { words, numbers, effects, prices } = await source.wordsFrom(start, AT_ONCE);
    if (words.length === 0) break;
    await rows(
      em,
      sql`insert into market_words (model_id, word, number, effects, prices)
          select ${id}, word, number, effects::float8[], prices::int[]
          from unnest(${words}::text[], ${numbers}::int[], ${effects}::text[], ${prices}::text[])
            as given (word, number, effects, prices)`,
    );
  }
  for (let start = 0; ; start += AT_ONCE) {
    const page = await source.factsFrom(start, AT_ONCE);
    if (page.itemIds.length === 0) break;
    await rows(
      em,
      sql`insert into price_facts (model_id, item_id, category, tp, is_sold, priced_at, fold, words, residuals)
          select ${id}, item_id, category, tp, is_sold, priced_at, fold, words::int[], residuals::float8[]
          from unnest(${page.itemIds}::int[], ${page.categories}::text[], ${page.tp}::int[], ${page.isSold}::boolean[],
                      ${page.pricedAt}::timestamptz[], ${page.folds}::int[], ${page.words}::text[], ${page.residuals}::text[])
            as given (item_id, category, tp, is_sold, priced_at, fold, words, residuals)`,
    );
  }
  // Their words and prices go with them.
  await rows(em, sql`delete from insight_models where method = ${METHOD} and id <> ${id}`);
}
