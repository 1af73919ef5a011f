import type { EntityManager } from "@mikro-orm/postgresql";
import { keyedRow, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import type { PriceModel, Thing } from "./model.ts";
import { CANDIDATES_MAX, searchWords, type Neighbour } from "./neighbours.ts";
import { postingOf, type FoldParameters, type PriceParameters } from "./storedPrices.ts";
import { METHOD } from "./storePrices.ts";

/** What a member may be answered from: the prices of the other folds. */
export interface KnownPrices {
  fold: Omit<FoldParameters, "model"> & { model: PriceModel };
  measured: PriceParameters["measured"];
  learnedAt: Date;
  modelId: number;
  /** The words' numbers, of which `price_facts` has postings. */
  numbers: ReadonlyMap<string, number>;
}

/** A price with the item that has it. */
export interface Candidate extends Neighbour {
  title: string;
}

/** What is known of a thing's words; undefined before prices were learned. One statement. */
export async function knownPrices(
  em: EntityManager,
  fold: number,
  words: readonly string[],
): Promise<KnownPrices | undefined> {
  const known = await keyedRow(
    em,
    sql<{
      modelId: number;
      learnedAt: string;
      fold: FoldParameters;
      measured: PriceParameters["measured"];
      words: { word: string; number: number; effect: number; prices: number }[];
    }>`
      select m.id as "modelId", m.learned_at as "learnedAt", m.parameters #> array['folds', ${String(fold)}] as fold,
        m.parameters -> 'measured' as measured,
        (select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'number', w.number,
                                     'effect', w.effects[${fold + 1}::int], 'prices', w.prices[${fold + 1}::int])), '[]')
         from market_words w where w.model_id = m.id and w.word = any(${words}::text[])) as words
      from insight_models m where m.method = ${METHOD} order by m.id desc limit 1`,
  );
  if (!known) return undefined;
  const ofOthers = known.words.filter(({ prices }) => prices > 0);
  return {
    ...known,
    learnedAt: new Date(known.learnedAt),
    fold: {
      ...known.fold,
      model: {
        ...known.fold.model,
        words: new Map(ofOthers.map(({ word, effect, prices }) => [word, { effect, prices }])),
      },
    },
    numbers: new Map(ofOthers.map(({ word, number }) => [word, number])),
  };
}

interface CandidateRow {
  itemId: number;
  sellerId: number;
  title: string;
  tp: number;
  isSold: boolean;
  at: Date;
  residual: number;
  words: number[];
}

/**
 * The newest prices of a thing's category that share a rare word with it, of other folds, as long as the viewer may see
 * the item. One statement, bounded by the words that are searched.
 */
export async function findCandidates(
  em: EntityManager,
  { fold: { model }, modelId, numbers }: KnownPrices,
  { thing, viewerId, fold, itemId }: AskedPrices,
): Promise<Candidate[]> {
  const postings = new Map(
    [...numbers].map(([word, number]) => [word, postingOf(number, thing.category)]),
  );
  const searched = searchWords(model, thing.words).flatMap((word) => postings.get(word) ?? []);
  if (searched.length === 0) return [];
  const found = await rows(
    em,
    sql<Stored<CandidateRow>>`
      select f.item_id as "itemId", i.user_id as "sellerId", i.title, f.tp, f.is_sold as "isSold", f.priced_at as at,
        f.residual, f.words
      from (select f.item_id, f.tp, f.is_sold, f.priced_at, f.words, f.residuals[${fold + 1}::int] as residual
            from price_facts f
            where f.words && ${searched}::int[] and f.model_id = ${modelId} and f.category = ${thing.category}
              and f.fold <> ${fold}
            order by f.priced_at desc, f.item_id desc limit ${CANDIDATES_MAX}) f
      join items i on i.id = f.item_id
      where ${isShown()} and ${isForAll()} and ${noBlockBetween(viewerId, sql`i.user_id`)}
        and not exists (select 1 from items o where o.id = ${itemId}::int and o.user_id = ${viewerId} and o.relisted_from_id = i.id)
      order by f.priced_at desc, f.item_id desc`,
  );
  const names = new Map([...postings].map(([word, posting]) => [posting, word]));
  return found.map(({ words, at, ...price }) => ({
    ...price,
    at: new Date(at),
    shared: words.flatMap((posting) => names.get(posting) ?? []),
  }));
}

interface AskedPrices {
  thing: Thing;
  viewerId: number;
  fold: number;
  /** The own item that is asked about: what it was before its owner got it does not count. */
  itemId: number | null;
}
