import type { EntityManager } from "@mikro-orm/postgresql";
import { keyedRow, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { isEvidence } from "../../accounts/index.ts";
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
  asked: number;
  itemId: number;
  sellerId: number;
  title: string;
  tp: number;
  isSold: boolean;
  at: Date;
  residual: number;
  words: number[];
}

/** A thing whose price is asked. */
export interface AskedThing {
  thing: Thing;
  /** The own item that is asked about: what it was before its owner got it does not count. */
  itemId: number | null;
}

/**
 * For each thing the newest prices of its category that share a rare word with it, of other folds, as long as the viewer
 * may see the item. One statement, bounded by the words that are searched.
 */
export async function findCandidates(
  em: EntityManager,
  { fold: { model }, modelId, numbers }: KnownPrices,
  { viewerId, fold }: { viewerId: number; fold: number },
  asked: readonly AskedThing[],
): Promise<Candidate[][]> {
  const questions = asked.map(({ thing, itemId }, n) => ({
    n,
    category: thing.category,
    item: itemId,
    words: `{${searchWords(model, thing.words)
      .flatMap((word) => postingsOf(numbers, word, thing.category))
      .join(",")}}`,
  }));
  const searched = questions.filter(({ words }) => words !== "{}");
  if (searched.length === 0) return asked.map(() => []);
  const candidates = await rows(
    em,
    sql<Stored<CandidateRow>>`
      select a.n as asked, f.item_id as "itemId", i.user_id as "sellerId", i.title, f.tp, f.is_sold as "isSold",
        f.priced_at as at, f.residual, f.words
      from jsonb_to_recordset(${JSON.stringify(searched)}::jsonb) as a (n int, category text, item int, words text)
      cross join lateral (
        select f.item_id, f.tp, f.is_sold, f.priced_at, f.words, f.residuals[${fold + 1}::int] as residual
        from price_facts f
        where f.residuals <> '{}' and f.words && a.words::int[] and f.model_id = ${modelId} and f.category = a.category and f.fold <> ${fold}
        order by f.priced_at desc, f.item_id desc limit ${CANDIDATES_MAX}) f
      join items i on i.id = f.item_id
      where ${isShown()} and ${isForAll()} and ${isEvidence("i.user_id")} and ${noBlockBetween(viewerId, sql`i.user_id`)}
        and not exists (select 1 from items o where o.id = a.item and o.user_id = ${viewerId} and o.relisted_from_id = i.id)
      order by a.n, f.priced_at desc, f.item_id desc`,
  );
  const byQuestion = Map.groupBy(candidates, ({ asked: n }) => n);
  return asked.map(({ thing }, n) => {
    const names = new Map(
      thing.words.flatMap((word) =>
        postingsOf(numbers, word, thing.category).map((posting) => [posting, word] as const),
      ),
    );
    return (byQuestion.get(n) ?? []).map((found) => ({
      itemId: found.itemId,
      sellerId: found.sellerId,
      title: found.title,
      tp: found.tp,
      isSold: found.isSold,
      at: new Date(found.at),
      residual: found.residual,
      shared: found.words.flatMap((posting) => names.get(posting) ?? []),
    }));
  });
}

/** How the market's prices have a word in a category; nothing where they do not have it. */
function postingsOf(numbers: KnownPrices["numbers"], word: string, category: string): number[] {
  const number = numbers.get(word);
  return number === undefined ? [] : [postingOf(number, category)];
}
