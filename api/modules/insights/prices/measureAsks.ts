import { calibrate, type Block } from "../calibration.ts";
import type { Share } from "../tips/newcombe.ts";
import type { AskTested } from "./backtest.ts";

/** How often items sold within 30 days, by what they asked. */
export interface SoldByAsk {
  /** By how low they asked: see `scoreOfAsk`. */
  calibration: Block[];
  all: Share;
  /** Those that asked less than their range, or more than it. */
  outside: Share;
}

/** Fresh items that ask too little, and items of any age that ask too much. */
export interface MeasuredAsks {
  below: SoldByAsk;
  above: SoldByAsk;
}

/** An estimate: its logarithm, and how far from it the ends of its range are. */
export interface LogRange {
  log: number;
  low: number;
  high: number;
}

/** Where a price is beside its range: 0 is the estimate, -1 and 1 are the ends. */
export function positionOf(logPrice: number, { log, low, high }: LogRange): number {
  const distance = logPrice - log;
  return distance / Math.max(1e-6, distance < 0 ? -low : high);
}

/** The raw score of an ask: the higher, the less it is beside its range. */
export function scoreOfAsk(position: number): number {
  return -position;
}

export function measureAsks(
  tested: readonly AskTested[],
  widths: Readonly<Record<string, number>>,
): MeasuredAsks {
  const asks = tested.map(({ category, estimated, asked, spread, isFresh, isSoldSoon }) => {
    const end = (widths[category] ?? widths["all"] ?? 1) * spread;
    const position = positionOf(asked, { log: estimated, low: -end, high: end });
    return { position, isFresh, isSoldSoon };
  });
  return {
    below: soldByAsk(
      asks.filter(({ isFresh }) => isFresh),
      (position) => position < -1,
    ),
    above: soldByAsk(asks, (position) => position > 1),
  };
}

type Ask = { position: number; isSoldSoon: boolean };

function soldByAsk(asks: readonly Ask[], isOutside: (position: number) => boolean): SoldByAsk {
  return {
    calibration: calibrate(
      asks.map(({ position, isSoldSoon }) => ({ raw: scoreOfAsk(position), cameTrue: isSoldSoon })),
    ),
    all: shareOf(asks),
    outside: shareOf(asks.filter(({ position }) => isOutside(position))),
  };
}

function shareOf(asks: readonly Ask[]): Share {
  return { came: asks.filter(({ isSoldSoon }) => isSoldSoon).length, of: asks.length };
}
