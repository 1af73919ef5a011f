import type { Share } from "../tips/newcombe.ts";
import { shrunkShare } from "./statistics.ts";

/** With fewer events of one's own, or fewer members to compare with, a trait has no score. */
export const EVENTS_NEEDED = 5;
export const MEMBERS_NEEDED = 20;
/** How much the usual share weighs, in events. */
const PRIOR_EVENTS = 5;
const PERCENTILES = 100;

/** What is counted of each trait: events, and those of them that came true, in words. */
export const TRAITS = {
  responsiveness: {
    name: "Responsiveness",
    events: "offers to you",
    words: (came: number, of: number) => `You answered ${came} of ${of} offers within a day`,
  },
  reliability: {
    name: "Reliability",
    events: "deals",
    words: (came: number, of: number) => `${came} of your ${of} deals went through`,
  },
  fairPricing: {
    name: "Fair pricing",
    events: "prices",
    words: (came: number, of: number) =>
      `${came} of your ${of} prices are within a quarter of what such things sell for`,
  },
  curiosity: {
    name: "Curiosity",
    events: "items that you looked at",
    words: (came: number, of: number) =>
      `${came} of the ${of} items that you looked at are outside of your favourite category`,
  },
  negotiation: {
    name: "Negotiation",
    events: "offers of yours",
    words: (came: number, of: number) => `${came} of your ${of} offers were accepted`,
  },
} as const;

export type TraitName = keyof typeof TRAITS;

export const TRAIT_NAMES = Object.keys(TRAITS) as TraitName[];

/** Something for each trait. */
export function byTrait<Value>(of: (trait: TraitName) => Value): Record<TraitName, Value> {
  return Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, of(trait)])) as Record<
    TraitName,
    Value
  >;
}

/** How the members of a market are, by trait. */
export interface MarketTrait {
  members: number;
  /** The share of all their events that came true. */
  usual: number;
  /** The shrunk shares of the members at each percentile, from 0 to 100. */
  percentiles: number[];
}

export type MarketTraits = Record<TraitName, MarketTrait>;

export interface Trait {
  name: string;
  /** How many of 100 active members are less so; null without enough data. */
  score: number | null;
  description: string;
}

/** What the counts of all active members say of each trait. Pure. */
export function learnTraits(counts: Readonly<Record<TraitName, readonly Share[]>>): MarketTraits {
  return byTrait((trait) => {
    const known = counts[trait].filter(({ of }) => of >= EVENTS_NEEDED);
    const sum = (figure: (share: Share) => number) =>
      known.reduce((total, share) => total + figure(share), 0);
    const usual = known.length === 0 ? 0 : sum(({ came }) => came) / sum(({ of }) => of);
    const shares = known
      .map(({ came, of }) => shrunkShare(came, of, usual, PRIOR_EVENTS))
      .sort((a, b) => a - b);
    const percentiles =
      shares.length === 0
        ? []
        : Array.from(
            { length: PERCENTILES + 1 },
            (_, n) => shares[Math.round((n / PERCENTILES) * (shares.length - 1))] ?? 0,
          );
    return { members: known.length, usual, percentiles };
  });
}

/** What a member is like beside others. Pure. */
export function traitsOf(own: Readonly<Record<TraitName, Share>>, market: MarketTraits): Trait[] {
  return TRAIT_NAMES.map((trait) => {
    const { name, events, words } = TRAITS[trait];
    const share = own[trait];
    const { members, usual, percentiles } = market[trait];
    if (share.of < EVENTS_NEEDED) return unknown(name, `${share.of} of ${EVENTS_NEEDED} ${events}`);
    if (members < MEMBERS_NEEDED)
      return unknown(name, `${members} of ${MEMBERS_NEEDED} members to compare with`);
    const shrunk = shrunkShare(share.came, share.of, usual, PRIOR_EVENTS);
    return {
      name,
      score: placeOf(shrunk, percentiles),
      description: `${words(share.came, share.of)}; of all members together it is ${Math.round(100 * usual)} of 100.`,
    };
  });
}

function unknown(name: string, missing: string): Trait {
  return { name, score: null, description: `Not enough data yet: ${missing}` };
}

/** How many of 100 are below; those who are alike count half. */
function placeOf(share: number, percentiles: readonly number[]): number {
  const below = percentiles.filter((other) => other < share).length;
  const alike = percentiles.filter((other) => other === share).length;
  return Math.round((100 * (below + alike / 2)) / percentiles.length);
}

/** Deals of a member, by what they were. */
export interface DealCounts {
  bought: number;
  sold: number;
  swapped: number;
}

const DEALS_NEEDED = 5;

/** How a member trades, of five deals at least; null with fewer. Pure. */
export function tradingStyleOf({ bought, sold, swapped }: DealCounts): string | null {
  const deals = bought + sold + swapped;
  if (deals < DEALS_NEEDED) return null;
  if (swapped >= 0.5 * deals) return "Swapper";
  if (sold >= 0.6 * deals) return "Seller";
  return bought >= 0.6 * deals ? "Buyer" : "All-rounder";
}
