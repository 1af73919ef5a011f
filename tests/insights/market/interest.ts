import { CATEGORIES } from "../../../schema/limits.ts";
import { randomFrom, type Random } from "./random.ts";

// How many members are interested in each category each day, on a market whose seasons, weekdays and moods are known.

export interface Interest {
  category: string;
  /** The weekday of the first day, 0 is Sunday. */
  firstWeekday: number;
  counts: number[];
}

const YEAR = 365;

/** Two years of interest by default: the categories differ in level, season and how much of it is at weekends. */
export function interestOf({
  seed,
  days = 2 * YEAR,
  isFlat = false,
}: {
  seed: number;
  days?: number;
  /** Whether all weekdays are alike. */
  isFlat?: boolean;
}): Interest[] {
  const random = randomFrom(seed);
  const firstWeekday = random.below(7);
  const week = Array.from({ length: 7 }, (_, day) => (day === 0 || day === 6 ? 1.3 : 0.88));
  return CATEGORIES.map((category) => {
    const level = Math.max(3, Math.exp(random.normal(Math.log(14), 0.7)));
    const weekday = week.map((factor) => factor * Math.exp(random.normal(0, 0.12)));
    const season = { height: 0.15 + 0.3 * random.next(), phase: random.next() };
    let mood = 0;
    let standing = 0;
    const counts = Array.from({ length: days }, (_, day) => {
      // Moods pass within days; what stays comes a few times a year.
      mood = 0.7 * mood + random.normal(0, 0.09);
      if (random.next() < 1 / 120) standing += random.normal(0, 0.2);
      const yearly = 1 + season.height * Math.sin(2 * Math.PI * (day / YEAR + season.phase));
      const rate =
        level *
        (isFlat ? 1 : (weekday[(firstWeekday + day) % 7] ?? 1)) *
        yearly *
        Math.exp(mood + standing);
      return poisson(random, rate);
    });
    return { category, firstWeekday, counts };
  });
}

/** Knuth's method, in parts: e^-rate is 0 for a large rate. */
function poisson(random: Random, rate: number): number {
  let count = 0;
  for (let left = rate; left > 0; left -= 50) {
    const limit = Math.exp(-Math.min(50, left));
    for (let product = random.next(); product > limit; product *= random.next()) count += 1;
  }
  return count;
}
