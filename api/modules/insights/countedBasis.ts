import type { Basis } from "./basis.types.ts";

type Counted = Pick<Basis, "method" | "sampleSize" | "asOf"> &
  Partial<Pick<Basis, "evidence" | "needed">> & {
    /** What is counted, in the plural; it is said where several are needed. */
    noun?: string;
  };

const ACTIVITY_UNUSED = "Your activity is not used, as you have chosen in your privacy settings";

/** The basis where there is no answer because the member has switched "Use my activity" off. */
export function unusedBasis(basis: Pick<Basis, "method" | "asOf">): Basis {
  return { ...countedBasis({ ...basis, sampleSize: 0 }), shortfall: ACTIVITY_UNUSED };
}

/** The basis of an answer in which everything is counted and nothing estimated: one fact is enough, unless more are needed. */
export function countedBasis({
  method,
  sampleSize,
  asOf,
  evidence = [],
  needed = 1,
  noun = "facts",
}: Counted): Basis {
  const isEnough = sampleSize >= needed;
  const missing =
    needed === 1
      ? "Nothing is counted yet"
      : `Not enough data yet: ${sampleSize} of ${needed} ${noun}`;
  return {
    method,
    sampleSize,
    needed,
    isEnough,
    shortfall: isEnough ? null : missing,
    evidence,
    asOf,
    confidenceMeans: null,
    accuracy: null,
  };
}
