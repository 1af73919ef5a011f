import { ITEM_TP } from "../../../../schema/limits.ts";
import { probabilityOf } from "../calibration.ts";
import { estimate } from "./estimate.ts";
import { sampleOf, type Fold } from "./folds.ts";
import { SALES_NEEDED, scoreOf, type Measured } from "./learnPrices.ts";
import type { LogRange } from "./measureAsks.ts";
import type { Thing } from "./model.ts";
import type { Nearest, Neighbour } from "./neighbours.ts";

export interface PriceAnswer<Found extends Neighbour = Neighbour> {
  /** In whole TP. */
  points: number;
  low: number;
  high: number;
  /** The logarithm of the estimate, and how far from it the ends of the range are. */
  range: LogRange;
  /** The probability that it sells for 80 to 120 % of this; null while too few sales have measured it. */
  confidence: number | null;
  nearest: Nearest<Found>[];
  /** What the nearest prices add to the logarithm. */
  local: number;
}

/** What a thing is worth, with its range; undefined with too few prices in its category. Pure. */
export function answerPrice<Found extends Neighbour>(
  fold: Omit<Fold, "residuals">,
  measured: Measured,
  question: { thing: Thing; candidates: readonly Found[]; now: Date },
): PriceAnswer<Found> | undefined {
  const { thing, candidates, now } = question;
  if (!sampleOf(fold, thing.category).isEnough) return undefined;
  const { log, local, spread, nearest } = estimate(fold.model, thing, candidates, now);
  const width = measured.widths[thing.category] ?? measured.widths["all"];
  const { low, high } =
    width === undefined ? measured.usual : { low: -width * spread, high: width * spread };
  const points = inTp(log);
  return {
    points,
    low: Math.min(points, inTp(log + low)),
    high: Math.max(points, inTp(log + high)),
    range: { log, low, high },
    confidence: probabilityOf(measured.calibration, scoreOf(spread), SALES_NEEDED),
    nearest,
    local,
  };
}

/** The nearest price that an item may have. */
function inTp(log: number): number {
  return Math.min(ITEM_TP.max, Math.max(ITEM_TP.min, Math.round(Math.exp(log))));
}
