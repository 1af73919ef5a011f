import { calibrate, probabilityOf, type Block } from "../calibration.ts";
import { halfGoneAfter, lifeTable, soldWithin, type LifeTable, type Span } from "./lifeTable.ts";

// How long things wait until they change hands, learned from the market. All is pure.

/** Below the first price, up to the second, and above it, in whole TP: a third of the things of a category each. */
export type Thirds = readonly [low: number, high: number];
export type Band = 0 | 1 | 2;
const BANDS = [0, 1, 2] as const satisfies readonly Band[];
/** How they are called. */
export const BAND_NAMES = ["cheapest", "middle", "dearest"] as const;

/** Fewer things, sales or members say nothing. Source: panels 3 */
export const LISTINGS_NEEDED = 60;
const SOLD_NEEDED = 20;
const SELLERS_NEEDED = 5;
const ANSWERS_NEEDED = 200;
/** What is said: that a thing is gone within the first of these days by which it is likely, else that it stays. */
const GONE_WITHIN = [7, 14, 30, 60] as const;
const LIKELY = 0.6;
const STAYS_DAYS = 30;
/** Waits are known up to so many days. */
export const WAIT_MAX_DAYS = 180;
/** Sales are looked for so many days after a time of the past. */
export const FOLLOWED_DAYS = Math.max(...GONE_WITHIN);
/** The times of the past at which it is asked how long what is there will stay. */
export const ASKED_DAYS_AGO = [14, 30, 45, 60, 75, 90, 105] as const;

/** Things of one third of a category's prices, as they were known at one time. */
export interface Waits {
  /** 0 is now. */
  daysAgo: number;
  category: string;
  band: Band;
  sellers: number;
  spans: Span[];
}

/** So many things that were there at a time, had waited for so long, and were sold so many days after it; null: not. */
export type OpenThen = readonly [age: number, soldAfter: number | null, count: number];

export interface Tested {
  daysAgo: number;
  category: string;
  band: Band;
  open: OpenThen[];
}

interface KnownTable extends LifeTable {
  /** Null: of all categories. */
  category: string | null;
  band: Band;
}

/** What a market's waits taught. */
export interface Timing {
  thirds: Record<string, Thirds>;
  tables: KnownTable[];
  /** How often what was said came true, by the probability that the table says. */
  calibration: Block[];
  /** Of what was said, how much came true; and how much had stayed, were that said of all. */
  accuracy: { right: number; stayed: number; answers: number };
}

/** What is said of one thing. */
export interface WhenSold {
  isSale: boolean;
  days: number;
  /** The probability by the table. */
  raw: number;
}

export function learnTiming(
  thirds: Readonly<Record<string, Thirds>>,
  waits: readonly Waits[],
  tested: readonly Tested[],
): Timing {
  const known = new Map(
    [...Map.groupBy(waits, ({ daysAgo }) => daysAgo)].map(([daysAgo, then]) => [
      daysAgo,
      tablesOf(then),
    ]),
  );
  const answers = tested.flatMap(({ daysAgo, category, band, open }) => {
    const table = tableFor(known.get(daysAgo) ?? [], category, band);
    if (!table) return [];
    return open.flatMap(([age, soldAfter, count]) => {
      const said = whenSold(table, age);
      // What was said for longer than that is not known yet.
      if (!said || said.days > daysAgo) return [];
      const isGone = soldAfter !== null && soldAfter < said.days;
      const answer = { raw: said.raw, cameTrue: isGone === said.isSale, isGone };
      return Array.from({ length: count }, () => answer);
    });
  });
  return {
    thirds: { ...thirds },
    tables: (known.get(0) ?? []).map((table) => ({
      ...table,
      unsold: table.unsold.slice(0, WAIT_MAX_DAYS).map((share) => Math.round(1e4 * share) / 1e4),
    })),
    calibration: calibrate(answers),
    accuracy: {
      right: answers.filter(({ cameTrue }) => cameTrue).length,
      stayed: answers.filter(({ isGone }) => !isGone).length,
      answers: answers.length,
    },
  };
}

/** Of each category and third, and of each third in all categories: those that there are enough of. */
function tablesOf(waits: readonly Waits[]): KnownTable[] {
  const inAll = BANDS.map((band) => waits.filter((each) => each.band === band));
  return [
    ...waits.flatMap((each) => tableOf([each], each.category, each.band)),
    ...inAll.flatMap((part, band) => tableOf(part, null, BANDS[band] ?? 0)),
  ];
}

/** The table of some things; none where there are too few. */
function tableOf(part: readonly Waits[], category: string | null, band: Band): KnownTable[] {
  const known = lifeTable(part.flatMap(({ spans }) => spans));
  // Who sells in several categories is one member: at least as many as in the largest.
  const sellers = Math.max(0, ...part.map((each) => each.sellers));
  const isEnough =
    known.listings >= LISTINGS_NEEDED && known.sold >= SOLD_NEEDED && sellers >= SELLERS_NEEDED;
  return isEnough ? [{ ...known, category, band }] : [];
}

/** The table of the nearest things that there are enough of. */
function tableFor(
  tables: readonly KnownTable[],
  category: string,
  band: Band,
): KnownTable | undefined {
  return (
    tables.find((each) => each.category === category && each.band === band) ??
    tables.find((each) => each.category === null && each.band === band)
  );
}

function whenSold(table: LifeTable, age: number): WhenSold | null {
  for (const days of GONE_WITHIN) {
    const gone = soldWithin(table, age, days);
    if (gone !== null && gone >= LIKELY) return { isSale: true, days, raw: gone };
  }
  const gone = soldWithin(table, age, STAYS_DAYS);
  return gone === null ? null : { isSale: false, days: STAYS_DAYS, raw: 1 - gone };
}

export function bandOf(tp: number, [low, high]: Thirds): Band {
  if (tp <= low) return 0;
  return tp <= high ? 1 : 2;
}

export function bandWords(band: Band, [low, high]: Thirds): string {
  return [`up to ${low} TP`, `${low + 1} to ${high} TP`, `more than ${high} TP`][band] ?? "";
}

/** A thing that waits. */
export interface Waiting {
  category: string;
  /** In whole TP. */
  tp: number;
  /** How many whole days it has waited. */
  age: number;
}

export interface TimedAnswer extends WhenSold {
  table: KnownTable;
  band: Band;
  thirds: Thirds;
  /** The probability that it comes as said, from 0 to 1; null while too few answers have measured it. */
  confidence: number | null;
}

/** When a thing will be gone; null where too little is known of such things. */
export function timingOf(timing: Timing, { category, tp, age }: Waiting): TimedAnswer | null {
  const thirds = timing.thirds[category];
  if (!thirds) return null;
  const band = bandOf(tp, thirds);
  const table = tableFor(timing.tables, category, band);
  const said = table && whenSold(table, age);
  if (!table || !said) return null;
  return {
    ...said,
    table,
    band,
    thirds,
    confidence: probabilityOf(timing.calibration, said.raw, ANSWERS_NEEDED),
  };
}

/** How long the things of each third of the prices wait, in all categories; the cheapest first. */
export function waitsByBand({
  tables,
}: Pick<Timing, "tables">): (LifeTable & { band: Band; half: number | null })[] {
  return tables.flatMap(({ category, band, listings, sold, unsold }) =>
    category === null
      ? [{ band, listings, sold, unsold, half: halfGoneAfter({ listings, sold, unsold }) }]
      : [],
  );
}
