import { priceWords } from "../../../api/modules/insights/prices/words.ts";
import { ranked, varied, type Candidate } from "../../../api/modules/insights/taste/choose.ts";
import {
  TasteMeasure,
  type MeasuredTaste,
} from "../../../api/modules/insights/taste/measureTaste.ts";
import {
  fitOf,
  SIGNALS_MAX,
  tasteOf,
  type Signal,
  type Supply,
  type TasteWord,
} from "../../../api/modules/insights/taste/taste.ts";
import type { MarketItem, SyntheticMarket } from "./market.ts";
import type { Act, Tastes } from "./tastes.ts";

const DAY_MS = 24 * 3600_000;
const MEASURED_DAYS = 28;
export const SHOWN = 6;

/** A market whose members look around, and what it knows of them now. */
export class Lookers {
  readonly market: SyntheticMarket;
  readonly tastes: Tastes;
  readonly supply: Supply;
  readonly acts: ReadonlyMap<number, Act[]>;
  readonly #open: (MarketItem & Candidate)[];
  readonly #words: ReadonlyMap<number, TasteWord[]>;
  readonly #popular: MarketItem[];

  constructor(market: SyntheticMarket, tastes: Tastes) {
    this.market = market;
    this.tastes = tastes;
    const { now } = market;
    const open = market.items.filter(
      ({ listedAt, soldAt }) => listedAt < now && (soldAt === null || soldAt > now),
    );
    this.#words = wordsOf(market.items);
    this.#open = open.map((item) => ({ ...item, itemId: item.id, words: this.wordsOf(item) }));
    this.supply = {
      items: open.length,
      categories: Object.fromEntries(
        [...Map.groupBy(open, ({ category }) => category)].map(([name, all]) => [name, all.length]),
      ),
    };
    this.acts = Map.groupBy(tastes.acts, ({ memberId }) => memberId);
    this.#popular = this.#byLooks(open, now.getTime() - 7 * DAY_MS);
  }

  wordsOf({ id }: MarketItem): TasteWord[] {
    return this.#words.get(id) ?? [];
  }

  signalsOf(memberId: number): Signal[] {
    return (this.acts.get(memberId) ?? []).toReversed().map((act) => this.#signal(act));
  }

  /** What a member has not seen and does not sell. */
  candidatesFor(memberId: number) {
    const seen = new Set(this.acts.get(memberId)?.map(({ item }) => item.id));
    return this.#open.filter(({ id, sellerId }) => sellerId !== memberId && !seen.has(id));
  }

  /** What is recommended to a member, with its scores. */
  recommended(memberId: number) {
    const signals = this.signalsOf(memberId).slice(0, SIGNALS_MAX);
    const fit = { taste: tasteOf(signals, this.market.now), supply: this.supply };
    return varied(ranked(fit, this.candidatesFor(memberId)), SHOWN);
  }

  /** How much an item fits a member. */
  scorer(memberId: number): (item: MarketItem) => number {
    const signals = this.signalsOf(memberId).slice(0, SIGNALS_MAX);
    const taste = tasteOf(signals, this.market.now);
    return (item) =>
      fitOf(taste, { category: item.category, words: this.wordsOf(item) }, this.supply);
  }

  /** What most members looked at in the last seven days, of what a member may be shown. */
  popularFor(memberId: number): MarketItem[] {
    const seen = new Set(this.acts.get(memberId)?.map(({ item }) => item.id));
    return this.#popular
      .filter(({ id, sellerId }) => sellerId !== memberId && !seen.has(id))
      .slice(0, SHOWN);
  }

  /** What the market measures of its own scores; `acts` may be others than what members did. */
  measured(acts: ReadonlyMap<number, Act[]> = this.acts): MeasuredTaste {
    const looks = new Map<number, number>();
    for (const { item } of this.tastes.acts) looks.set(item.id, (looks.get(item.id) ?? 0) + 1);
    const viewsOf = (id: number) => looks.get(id) ?? 0;
    const pool = this.market.items.map((item) => ({
      ...item,
      itemId: item.id,
      words: this.wordsOf(item),
      goneAt: item.soldAt,
      views: viewsOf(item.id),
    }));
    const since = new Date(this.market.now.getTime() - MEASURED_DAYS * DAY_MS);
    const measure = new TasteMeasure(this.supply, pool, since);
    for (const [memberId, of] of acts) {
      if (measure.pairs >= 2000) break;
      const signals = of.toReversed().map((act) => ({
        ...this.#signal(act),
        views: viewsOf(act.item.id),
      }));
      measure.add({ memberId, acts: signals });
    }
    return measure.result();
  }

  #signal({ item, did, at }: Act): Signal {
    // A look is known by its day.
    const when = did === "view" ? new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS) : at;
    return {
      itemId: item.id,
      kind: did,
      at: when,
      category: item.category,
      words: this.wordsOf(item),
    };
  }

  #byLooks(open: readonly MarketItem[], since: number): MarketItem[] {
    const looks = new Map<number, number>();
    for (const { item, at } of this.tastes.acts)
      if (at.getTime() >= since) looks.set(item.id, (looks.get(item.id) ?? 0) + 1);
    return [...open].sort((a, b) => (looks.get(b.id) ?? 0) - (looks.get(a.id) ?? 0) || b.id - a.id);
  }
}

/** Of each item its words, with how rare they are, as the market learns them from all items. */
function wordsOf(items: readonly MarketItem[]): Map<number, TasteWord[]> {
  const words = new Map(items.map((item) => [item.id, priceWords(item.title, [], item.category)]));
  const numbers = new Map<string, { number: number; items: number }>();
  for (const word of [...words.values()].flat()) {
    const known = numbers.get(word) ?? { number: numbers.size, items: 0 };
    known.items += 1;
    numbers.set(word, known);
  }
  return new Map(
    [...words].map(([id, of]) => [
      id,
      of.map((word) => {
        const known = numbers.get(word) ?? { number: 0, items: 0 };
        return { word: known.number, rarity: Math.log((items.length + 1) / (known.items + 1)) };
      }),
    ]),
  );
}
