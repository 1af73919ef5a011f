import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../../core/sql/sql.ts";
import { deleteOlder, storeModel } from "../models.ts";
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

/** Replaces what was learned before. Must run in a transaction: readers have the old prices until it commits. */
export async function storePrices(
  em: EntityManager,
  source: PriceSource,
  now: Date,
): Promise<void> {
  const id = await storeModel(em, METHOD, source, now);
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
      sql`insert into price_facts (model_id, item_id, category, tp, is_sold, priced_at, fold, words, rarities, residuals)
          select ${id}, item_id, category, tp, is_sold, priced_at, fold, words::int[], rarities::float8[], residuals::float8[]
          from unnest(${page.itemIds}::int[], ${page.categories}::text[], ${page.tp}::int[], ${page.isSold}::boolean[],
                      ${page.pricedAt}::timestamptz[], ${page.folds}::int[], ${page.words}::text[], ${page.rarities}::text[], ${page.residuals}::text[])
            as given (item_id, category, tp, is_sold, priced_at, fold, words, rarities, residuals)`,
    );
  }
  await deleteOlder(em, METHOD, id);
}
