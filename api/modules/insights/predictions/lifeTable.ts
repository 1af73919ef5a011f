/** So many things that began on the same day of their wait and ended the same way. */
export type Span = readonly [days: number, isSold: 0 | 1, count: number];

/** How long things of one kind stay on the market. */
export interface LifeTable {
  listings: number;
  sold: number;
  /** The share that is still there after so many days, from day 0 on, as far as it is known. */
  unsold: number[];
}

/** A share of fewer is not known. */
const AT_RISK_MIN = 10;

/**
 * The share of things that wait longer than so many days, where some left the market without a sale, or are still there
 * (Kaplan-Meier). Source: E. L. Kaplan, P. Meier, Journal of the American Statistical Association 53 (1958) 457-481
 */
export function lifeTable(spans: readonly Span[], atRiskMin = AT_RISK_MIN): LifeTable {
  const longest = spans.reduce((most, [days]) => Math.max(most, days), 0);
  const ended = Array.from({ length: longest + 1 }, () => 0);
  const soldOn = Array.from({ length: longest + 1 }, () => 0);
  for (const [days, isSold, count] of spans) {
    ended[days] = (ended[days] ?? 0) + count;
    if (isSold) soldOn[days] = (soldOn[days] ?? 0) + count;
  }
  const listings = sum(ended);
  const unsold = [1];
  let atRisk = listings;
  for (let day = 0; day <= longest && atRisk >= atRiskMin; day += 1) {
    unsold.push((unsold[day] ?? 1) * (1 - (soldOn[day] ?? 0) / atRisk));
    atRisk -= ended[day] ?? 0;
  }
  return { listings, sold: sum(soldOn), unsold };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The probability that what waited for `age` days is sold within `days` more; null where it is not known. */
export function soldWithin({ unsold }: LifeTable, age: number, days: number): number | null {
  const [now, then] = [unsold[age], unsold[age + days]];
  return now === undefined || then === undefined || now === 0 ? null : 1 - then / now;
}

/** After how many days half of them are gone; null where it is not known. */
export function halfGoneAfter({ unsold }: LifeTable): number | null {
  const day = unsold.findIndex((share) => share <= 0.5);
  return day < 0 ? null : day;
}
