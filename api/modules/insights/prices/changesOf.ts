import { percent } from "../evidence.ts";
import type { PriceChangeEffect } from "./prices.types.ts";

/** So many days before and after a change are compared; the day of the change is in neither. */
export const COMPARED_DAYS = 14;
/** Fewer changes of a price, or looks around them, say nothing. */
const NEEDED = 100;
const NOTHING = { changes: 0, before: { looked: 0, acted: 0 }, after: { looked: 0, acted: 0 } };

/** What became of the interest around changes of prices in one direction. */
export interface ChangeEffect {
  isLowered: boolean;
  changes: number;
  /** Members who looked, and of them those who liked it, wrote about it, put it into the cart or made an offer. */
  before: { looked: number; acted: number };
  after: { looked: number; acted: number };
}

/** What is stored. */
export interface ChangeEffects {
  effects: ChangeEffect[];
}

/** What went with lower and higher prices, in figures and words. Pure. */
export function changesOf(stored: ChangeEffects | null): PriceChangeEffect[] {
  return [true, false].map((isLowered) => {
    const effect = stored?.effects.find((each) => each.isLowered === isLowered);
    return effectOf(effect ?? { isLowered, ...NOTHING });
  });
}

function effectOf({ isLowered, changes, before, after }: ChangeEffect): PriceChangeEffect {
  const word = isLowered ? "lowered" : "raised";
  const facts = { isLowered, changes, needed: NEEDED };
  if (changes < NEEDED)
    return {
      ...facts,
      before: null,
      after: null,
      text: `What goes with a ${isLowered ? "lower" : "higher"} price is not known yet: ${changes} of ${NEEDED} changes.`,
    };
  return {
    ...facts,
    before: percentOf(before),
    after: percentOf(after),
    text: `Of the members who looked in the ${COMPARED_DAYS} days before a price was ${word}, ${wordsFor(before)} did more; in the ${COMPARED_DAYS} days after it, ${wordsFor(after)} (${changes} changes).`,
  };
}

type Looks = ChangeEffect["before"];

function percentOf({ looked, acted }: Looks): number | null {
  return looked === 0 ? null : percent(acted / looked);
}

function wordsFor({ looked, acted }: Looks): string {
  return looked === 0 ? "nobody" : `${Math.round((100 * acted) / looked)} of 100`;
}
