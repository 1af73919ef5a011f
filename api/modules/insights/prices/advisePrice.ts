import type { PricePosition } from "../../../core/graphql/enums.ts";
import type { Basis } from "../basis.types.ts";
import { probabilityOf } from "../calibration.ts";
import { percent } from "../evidence.ts";
import type { PriceAnswer } from "./answerPrice.ts";
import { SOON_DAYS } from "./backtest.ts";
import { SALES_NEEDED } from "./learnPrices.ts";
import { positionOf, scoreOfAsk, type MeasuredAsks } from "./measureAsks.ts";

/** What is said about a price that is asked. */
export interface PriceAdvice {
  position: PricePosition;
  /** In whole TP. */
  suggestedPrice: number;
  /** In whole TP; null where no more could be asked. */
  potentialIncrease: number | null;
  /** In %; null where nothing is advised, or it is not measured. */
  confidence: number | null;
  reasoning: string;
  accuracy: Basis["accuracy"];
}

/**
 * What to ask for an item: what is outside the range of such things is led to its nearer end. Nothing is maximised: what
 * words do not say may be the reason for a price, so no more is advised for what already waited. Pure.
 */
export function advisePrice(
  { price, isFresh }: { price: number; isFresh: boolean },
  answer: PriceAnswer,
  asks: MeasuredAsks | null,
): PriceAdvice {
  const { low, high, points } = answer;
  const range = `80 of 100 such things sell for ${low} to ${high} TP, most for about ${points}`;
  const keep = { suggestedPrice: price, potentialIncrease: null, confidence: null, accuracy: null };
  if (price >= low && price <= high)
    return { ...keep, position: "within", reasoning: `${range}: ${price} TP is within that.` };
  if (price < low && !isFresh)
    return {
      ...keep,
      position: "below",
      reasoning: `${range}: ${price} TP is less, and yet it waited. What its words do not say may be the reason.`,
    };
  const position = price < low ? "below" : "above";
  const soon = asks && soonShare(asks, position, { price, answer });
  return {
    position,
    suggestedPrice: position === "below" ? low : high,
    potentialIncrease: position === "below" ? low - price : null,
    confidence: soon === null ? null : Math.round(100 * (position === "below" ? soon : 1 - soon)),
    reasoning: `${range}: ${price} TP is ${position === "below" ? "less" : "more"}. Yours may differ in what its words do not say.`,
    accuracy: asks && accuracyOf(asks, position),
  };
}

type Outside = Exclude<PricePosition, "within">;

/** The share of the items that asked so much for what they are, and sold soon; null while it is not measured. */
function soonShare(
  asks: MeasuredAsks,
  position: Outside,
  { price, answer }: { price: number; answer: PriceAnswer },
): number | null {
  const raw = scoreOfAsk(positionOf(Math.log(price), answer.range));
  return probabilityOf(asks[position].calibration, raw, SALES_NEEDED);
}

/** How many of those that asked so little sold soon, or of those that asked so much did not, beside all. */
function accuracyOf(asks: MeasuredAsks, position: Outside): Basis["accuracy"] {
  const { outside, all } = asks[position];
  if (outside.of === 0 || all.of === 0) return null;
  const [share, usual] = [outside.came / outside.of, all.came / all.of];
  const isBelow = position === "below";
  return {
    measure: isBelow
      ? `Of new items that asked less than their range, sold within ${SOON_DAYS} days, in %`
      : `Of items that asked more than their range, not sold within ${SOON_DAYS} days, in %`,
    value: percent(isBelow ? share : 1 - share),
    baseline: percent(isBelow ? usual : 1 - usual),
    baselineName: isBelow ? "what all new items do" : "what all items do",
    n: outside.of,
  };
}
