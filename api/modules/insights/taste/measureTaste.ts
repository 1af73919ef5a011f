import { startOfDay } from "../../../core/clock.ts";
import { calibrate, probabilityOf, type Block } from "../calibration.ts";
import { mixed } from "./choose.ts";
import { fitOf, SIGNALS_MAX, tasteOf, type Signal, type Supply, type TasteItem } from "./taste.ts";

/** With fewer signals there is no taste. */
export const SIGNALS_NEEDED = 3;
/** With fewer pairs nothing is measured. */
const PAIRS_NEEDED = 100;
/** How often another item is drawn before a pair is given up. */
const DRAWS = 20;

/** An item that was on the market for a time. */
export interface PoolItem extends TasteItem {
  itemId: number;
  sellerId: number;
  listedAt: Date;
  /** Null while it is there. */
  goneAt: Date | null;
  /** How often members looked at it. */
  views: number;
}

/** What a member did, the newest first. */
export interface MemberActs {
  memberId: number;
  acts: readonly (Signal & { views: number })[];
}

/** How good the scores are. It is stored as it is here. */
export interface MeasuredTaste {
  supply: Supply;
  /** By which a score becomes the probability that a member opens this item rather than a random one. */
  calibration: Block[];
  /** The share of pairs in which what was opened had the higher score, and the more views. */
  accuracy: { value: number; baseline: number; n: number } | null;
}

/** A member's first look at an item, on a day on which they knew some. */
interface Look {
  memberId: number;
  itemId: number;
  day: Date;
  known: ReadonlySet<number>;
}

interface Pair {
  opened: number;
  other: number;
  /** 1 where the opened one has more views, 0.5 where both have as many. */
  byViews: number;
}

/** Measures the scores on what members opened since a moment. */
export class TasteMeasure {
  readonly #supply: Supply;
  readonly #pool: readonly PoolItem[];
  readonly #since: Date;
  readonly #pairs: Pair[] = [];

  constructor(supply: Supply, pool: readonly PoolItem[], since: Date) {
    this.#supply = supply;
    this.#pool = pool;
    this.#since = since;
  }

  get pairs(): number {
    return this.#pairs.length;
  }

  /**
   * Adds a member's first looks at items since then: each with an item, new to the member too, that they might have opened instead, both
   * scored by what the member had done before that day.
   */
  add({ memberId, acts }: MemberActs): void {
    const seen = new Set<number>();
    const looks = acts.toReversed().filter(({ itemId }) => {
      const isFirst = !seen.has(itemId);
      seen.add(itemId);
      return isFirst;
    });
    const recent = looks.filter(({ kind, at }) => kind === "view" && at >= this.#since);
    for (const [time, ofDay] of Map.groupBy(recent, ({ at }) => startOfDay(at).getTime())) {
      const day = new Date(time);
      const before = acts.filter(({ at }) => at < day);
      if (before.length < SIGNALS_NEEDED) continue;
      const known = new Set(before.map(({ itemId }) => itemId));
      const taste = tasteOf(before.slice(0, SIGNALS_MAX), day);
      for (const look of ofDay) {
        const other = this.#another({ memberId, itemId: look.itemId, day, known });
        if (!other) continue;
        this.#pairs.push({
          opened: fitOf(taste, look, this.#supply),
          other: fitOf(taste, other, this.#supply),
          byViews: half(look.views, other.views),
        });
      }
    }
  }

  /** What was measured; nothing but the supply with too few pairs. */
  result(): MeasuredTaste {
    const pairs = this.#pairs;
    if (pairs.length < PAIRS_NEEDED)
      return { supply: this.#supply, calibration: [], accuracy: null };
    const answers = pairs.flatMap(({ opened, other }) => [
      { raw: opened, cameTrue: true },
      { raw: other, cameTrue: false },
    ]);
    const mean = (of: (pair: Pair) => number) =>
      pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
    return {
      supply: this.#supply,
      calibration: calibrate(answers),
      accuracy: {
        value: mean(({ opened, other }) => half(opened, other)),
        baseline: mean(({ byViews }) => byViews),
        n: pairs.length,
      },
    };
  }

  /** An item that was on the market on a day and new to the member, the same for the same question. */
  #another({ memberId, itemId, day, known }: Look) {
    const start = mixed(mixed(memberId, itemId), day.getTime() / 1000);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const item = this.#pool[mixed(start, draw) % Math.max(1, this.#pool.length)];
      if (!item || item.sellerId === memberId || item.itemId === itemId) continue;
      if (known.has(item.itemId)) continue;
      if (item.listedAt <= day && (item.goneAt === null || item.goneAt > day)) return item;
    }
    return undefined;
  }
}

/** The probability, in whole %, that a member opens an item of a score rather than a random one; null while not measured. */
export function confidenceOf(measured: MeasuredTaste | null, score: number): number | null {
  const probability = measured && probabilityOf(measured.calibration, score);
  return probability === null ? null : Math.round(100 * probability);
}

function half(one: number, other: number): number {
  if (one === other) return 0.5;
  return one > other ? 1 : 0;
}
