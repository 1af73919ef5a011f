/** How many of how many came true. */
export interface Share {
  came: number;
  of: number;
}

/** The quantile of the standard normal distribution for an interval of 90 %. */
const Z_90 = 1.6449;

/**
 * The interval, of 90 % unless `z` says otherwise, of the difference between two shares, by Newcombe's hybrid score method: the Wilson intervals of
 * both, put together. Source: R. G. Newcombe, Statistics in Medicine 17 (1998) 873-890, method 10
 */
export function differenceOf(one: Share, other: Share, z = Z_90): { low: number; high: number } {
  const [a, b] = [wilson(one, z), wilson(other, z)];
  const difference = a.share - b.share;
  return {
    low: difference - Math.hypot(a.share - a.low, b.high - b.share),
    high: difference + Math.hypot(a.high - a.share, b.share - b.low),
  };
}

function wilson({ came, of }: Share, z: number): { share: number; low: number; high: number } {
  const share = came / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half =
    (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return { share, low: middle - half, high: middle + half };
}
