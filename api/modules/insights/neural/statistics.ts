// The statistics behind what is said of a single member. All are pure.

/** The logarithm of the factorial of whole numbers, as far as it was asked for. */
const LOG_FACTORIALS = [0];

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next += 1)
    LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] ?? 0) + Math.log(next));
  return LOG_FACTORIALS[n] ?? 0;
}

/** The probability that of `n` events, each with the probability `p`, at least `k` come true (binomial distribution). */
export function atLeast(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  let sum = 0;
  for (let came = k; came <= n; came += 1)
    sum += Math.exp(
      logFactorial(n) -
        logFactorial(came) -
        logFactorial(n - came) +
        came * Math.log(p) +
        (n - came) * Math.log1p(-p),
    );
  return Math.min(1, sum);
}

/**
 * The q-value of each p-value: the least rate of false discoveries at which it would be one. Source: Y. Benjamini,
 * Y. Hochberg, Journal of the Royal Statistical Society B 57 (1995) 289-300
 */
export function falseDiscoveryRates(ps: readonly number[]): number[] {
  const order = [...ps.keys()].sort((a, b) => (ps[b] ?? 1) - (ps[a] ?? 1));
  const qs = ps.map(() => 1);
  let least = 1;
  for (const [n, index] of order.entries()) {
    const rank = ps.length - n;
    least = Math.min(least, ((ps[index] ?? 1) * ps.length) / rank);
    qs[index] = least;
  }
  return qs;
}

/** The quantile of the standard normal distribution for a two-sided interval of 90 %. */
const Z_90 = 1.6449;

/** How many events there were in a time. */
export interface Rate {
  events: number;
  days: number;
}

/**
 * How much more often something happens than before, with an interval of 90 %: the ratio of two Poisson rates, on the
 * logarithm, with half an event added to each so that none is no proof of never.
 */
export function rateRatio(now: Rate, before: Rate): { ratio: number; low: number; high: number } {
  const [a, b] = [now.events + 0.5, before.events + 0.5];
  const ratio = a / now.days / (b / before.days);
  const width = Math.exp(Z_90 * Math.sqrt(1 / a + 1 / b));
  return { ratio, low: ratio / width, high: ratio * width };
}

/** A share, drawn to a usual one as if so many events had come out like that. */
export function shrunkShare(came: number, of: number, usual: number, weight: number): number {
  return (came + weight * usual) / (of + weight);
}
