import type { Basis } from "../basis.types.ts";
import { itemEvidence } from "../evidence.ts";
import type { Candidate } from "./findCandidates.ts";
import { PRICES_NEEDED, sampleOf, SELLERS_NEEDED, type Fold } from "./folds.ts";

const EVIDENCE = 6;

export const PRICES_METHOD =
  "What category, condition and words add to the prices of this market (ridge regression), and the 25 nearest prices";

type Sampling = Pick<Basis, "sampleSize" | "needed" | "isEnough" | "shortfall" | "asOf">;

/** What a price of a category would be made of, and what is missing for it. */
export function samplingOf(
  fold: Pick<Fold, "known"> | undefined,
  category: string,
  asOf: Date,
): Sampling {
  const { prices, sellers, isEnough } = fold
    ? sampleOf(fold, category)
    : { prices: 0, sellers: 0, isEnough: false };
  const missing =
    prices < PRICES_NEEDED
      ? `Not enough data yet: ${prices} of ${PRICES_NEEDED} prices`
      : `Not enough data yet: prices of ${sellers} of ${SELLERS_NEEDED} members`;
  return {
    sampleSize: prices,
    needed: PRICES_NEEDED,
    isEnough,
    shortfall: isEnough ? null : missing,
    asOf,
  };
}

/** The nearest prices as facts behind an answer. */
export function evidenceOf(nearest: readonly Candidate[]): Basis["evidence"] {
  return nearest
    .slice(0, EVIDENCE)
    .map(({ itemId, title, tp, isSold }) =>
      itemEvidence({ id: itemId, title }, `${isSold ? "sold for" : "offered for"} ${tp} TP`),
    );
}
