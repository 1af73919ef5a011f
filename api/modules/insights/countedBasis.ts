import type { Basis } from "./basis.types.ts";

type Counted = Pick<Basis, "method" | "sampleSize" | "asOf"> & Partial<Pick<Basis, "evidence">>;

/** The basis of an answer in which everything is counted and nothing estimated: one fact is enough. */
export function countedBasis({ method, sampleSize, asOf, evidence = [] }: Counted): Basis {
  return {
    method,
    sampleSize,
    needed: 1,
    isEnough: sampleSize > 0,
    shortfall: sampleSize > 0 ? null : "Nothing is counted yet",
    evidence,
    asOf,
    confidenceMeans: null,
    accuracy: null,
  };
}
