import { BLOCK_HOURS, blockWords, WEEKDAYS, weekdayWord } from "../hours/weekWords.ts";
import { atLeast, falseDiscoveryRates, rateRatio } from "./statistics.ts";

/** So many days are looked at for patterns, and for what a member does more or less than before. */
export const PATTERN_DAYS = 28;
export const RECENT_DAYS = 30;
export const EARLIER_DAYS = 60;
/** Fewer acts show no pattern. */
export const ACTS_NEEDED = 12;
/** Of what is called a pattern, so many in 100 are by chance. */
const FALSE_RATE = 0.1;
/** A time of the week is called good when so many offers were made in it. */
const OFFERS_NEEDED = 5;
/** What is known of a time before the first offer: half of four offers. */
const PRIOR = { accepted: 2, made: 4 } as const;
const OPTIMAL_MOST = 3;

/** Something a member did with an item of somebody else: an offer, a message or a like. Times are UTC. */
export interface DatedAct {
  /** 1 is Monday. */
  weekday: number;
  hour: number;
  category: string;
  /** What was asked for the item, in whole TP. */
  tp: number;
}

/** How often all members did the same in the same days. */
export interface MarketActs {
  total: number;
  /** By weekday, from Monday. */
  weekdays: number[];
  /** By four hours of the day, from midnight UTC. */
  blocks: number[];
  categories: Record<string, number>;
  /** Below the first price, up to the second, and above it, in whole TP: a third of the acts each. */
  bands: { upTo: [number, number]; counts: [number, number, number] };
}

export interface Pattern {
  pattern: string;
  /** How often: "9 of 14". */
  frequency: string;
  /** From 0 to 1: the less, the more likely it is by chance. */
  significance: number;
}

export interface Preference {
  category: string;
  trend: "increasing" | "decreasing" | "steady";
  /** How much more often than before: 2 is twice as often. */
  ratio: number;
  /** The part that the category has in what interests the member now, from 0 to 1. */
  strength: number;
}

export interface OptimalTime {
  action: string;
  timeframe: string;
  /** From 0 to 1. */
  successRate: number;
  offers: number;
}

interface Candidate {
  words: string;
  times: number;
  /** The share of all members' acts that are like that. */
  usual: number;
}

/** What a member does more often than others, where that is not by chance. Pure. */
export function patternsOf(acts: readonly DatedAct[], market: MarketActs): Pattern[] {
  if (acts.length < ACTS_NEEDED || market.total === 0) return [];
  const candidates = candidatesOf(acts, market);
  const qs = falseDiscoveryRates(
    candidates.map(({ times, usual }) => atLeast(times, acts.length, usual)),
  );
  return candidates
    .map(({ words, times }, n) => ({
      pattern: words,
      frequency: `${times} of ${acts.length}`,
      significance: 1 - (qs[n] ?? 1),
    }))
    .filter(({ significance }) => significance >= 1 - FALSE_RATE)
    .sort((a, b) => b.significance - a.significance);
}

function candidatesOf(acts: readonly DatedAct[], market: MarketActs): Candidate[] {
  const count = (is: (act: DatedAct) => boolean) => acts.filter(is).length;
  const share = (times: number | undefined) => (times ?? 0) / market.total;
  const [low, high] = market.bands.upTo;
  const bandOf = ({ tp }: DatedAct) => (tp <= low ? 0 : tp <= high ? 1 : 2);
  const bandWords = [`up to ${low} TP`, `${low + 1} to ${high} TP`, `more than ${high} TP`];
  return [
    ...WEEKDAYS.map((words, n) => ({
      words: `Active on ${words}`,
      times: count(({ weekday }) => weekday === n + 1),
      usual: share(market.weekdays[n]),
    })),
    ...market.blocks.map((times, n) => ({
      words: `Active from ${blockWords(n * BLOCK_HOURS)}`,
      times: count(({ hour }) => Math.floor(hour / BLOCK_HOURS) === n),
      usual: share(times),
    })),
    ...[...new Set(acts.map(({ category }) => category))].sort().map((name) => ({
      words: `Interested in ${name}`,
      times: count(({ category }) => category === name),
      usual: share(market.categories[name]),
    })),
    ...bandWords.map((words, n) => ({
      words: `Interested in things for ${words}`,
      times: count((act) => bandOf(act) === n),
      usual: share(market.bands.counts[n]),
    })),
  ].filter(({ times, usual }) => times > 0 && usual > 0);
}

/** How many days a member was interested in a category, lately and before. */
export interface CategoryInterest {
  category: string;
  recent: number;
  earlier: number;
}

/** Where the interest of a member goes; up or down only where it is not by chance. Pure. */
export function preferencesOf(interests: readonly CategoryInterest[]): Preference[] {
  const all = interests.reduce((sum, { recent }) => sum + recent, 0);
  return interests
    .filter(({ recent, earlier }) => recent + earlier > 0)
    .map(({ category, recent, earlier }) => {
      const { ratio, low, high } = rateRatio(
        { events: recent, days: RECENT_DAYS },
        { events: earlier, days: EARLIER_DAYS },
      );
      const trend = low > 1 ? "increasing" : high < 1 ? "decreasing" : "steady";
      return {
        category,
        trend,
        ratio,
        strength: all === 0 ? 0 : recent / all,
      } satisfies Preference;
    })
    .sort((a, b) => b.strength - a.strength || a.category.localeCompare(b.category));
}

/** Offers that a member made, by the four hours of the week in which they did. */
export interface OfferTimes {
  /** 1 is Monday. */
  weekday: number;
  /** The hour it begins at, UTC. */
  from: number;
  made: number;
  accepted: number;
}

/** When a member's offers were accepted most; times with too few are left out. Pure. */
export function optimalTimesOf(times: readonly OfferTimes[]): OptimalTime[] {
  return times
    .filter(({ made }) => made >= OFFERS_NEEDED)
    .map(({ weekday, from, made, accepted }) => ({
      action: "Make an offer",
      timeframe: `${weekdayWord(weekday)}, ${blockWords(from)}`,
      successRate: (accepted + PRIOR.accepted) / (made + PRIOR.made),
      offers: made,
    }))
    .sort((a, b) => b.successRate - a.successRate || b.offers - a.offers)
    .slice(0, OPTIMAL_MOST);
}
