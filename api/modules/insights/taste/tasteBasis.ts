import type { Basis } from "../basis.types.ts";
import { countedBasis, unusedBasis } from "../countedBasis.ts";
import { percent } from "../evidence.ts";
import type { Found } from "./findForMember.ts";
import { SIGNALS_NEEDED } from "./measureTaste.ts";

const METHOD =
  "The newest 200 of what you looked at, liked and asked for, each half as much after 30 days: how alike the words of title and tags are, and how much more of a category you look at than there is";
const CONFIDENCE_MEANS = "You open this rather than a random item that is new to you";

/** Its facts are the signals, so it is as of the newest; as of now without any. */
export function basisOf({ signals, measured }: Found, now: Date): Basis {
  const accuracy = measured?.accuracy;
  return {
    method: METHOD,
    sampleSize: signals.length,
    needed: SIGNALS_NEEDED,
    isEnough: true,
    shortfall: null,
    evidence: [],
    asOf: signals[0]?.at ?? now,
    confidenceMeans: CONFIDENCE_MEANS,
    accuracy: accuracy
      ? {
          measure: "Of an item that was opened and a random one, the opened one fits better, in %",
          value: percent(accuracy.value),
          baseline: percent(accuracy.baseline),
          baselineName: "how often both are looked at",
          n: accuracy.n,
        }
      : null,
  };
}

/** Until enough is known of a member: what is missing, or what they chose. */
export function coldBasis(found: Found, entries: number, now: Date): Basis {
  if (entries > 0) return chosenBasis(found.candidates.length, now);
  if (!found.isUsed) return unusedBasis({ method: METHOD, asOf: now });
  return {
    ...basisOf(found, now),
    isEnough: false,
    shortfall: `Not enough data yet: ${found.signals.length} of ${SIGNALS_NEEDED} looks or reactions`,
    accuracy: null,
  };
}

export function chosenBasis(sampleSize: number, asOf: Date): Basis {
  return countedBasis({
    method: "The newest items of the categories that you chose",
    sampleSize,
    asOf,
  });
}
