import type { PredictionImpact, PredictionType } from "../../../core/graphql/enums.ts";
import type { Basis } from "../basis.types.ts";

/** What is said when a prediction is made; it stays as it was said. */
export interface Said {
  title: string;
  description: string;
  reasoning: string;
  impact: PredictionImpact;
  suggestedActions: string[];
  actionUrl: string;
  /** In whole TP. */
  potentialValue: number | null;
  basis: Basis;
}

/** What a prediction is about: an item at its price, a category for everybody, or two members. */
export type About =
  | { itemId: number; askedTp: number }
  | { category: string }
  | { otherId: number; raw: number };

/** A count will be in a range until a day: of sales, of members, of offers. */
export interface NewPrediction {
  type: PredictionType;
  about: About;
  /** The least count that is right. */
  low: number;
  /** The largest; null: any more. */
  high: number | null;
  /** In %; null while it is not measured. */
  confidence: number | null;
  dueAt: Date;
  said: Said;
}

/** At least one will come, or none. */
export const SOME = { low: 1, high: null } as const;
export const NONE = { low: 0, high: 0 } as const;

/** What is about an item: how many TP depend on it. */
export function impactOfTp(tp: number): PredictionImpact {
  return impactOf(tp, { high: 50, medium: 15 });
}

/** What is about a category: by which share its interest changes. */
export function impactOfChange(share: number): PredictionImpact {
  return impactOf(share, { high: 0.25, medium: 0.1 });
}

/** What is about two members: how well they fit, from 0 to 1. */
export function impactOfFit(score: number): PredictionImpact {
  return impactOf(score, { high: 0.5, medium: 0.25 });
}

function impactOf(figure: number, from: { high: number; medium: number }): PredictionImpact {
  if (figure >= from.high) return "high";
  return figure >= from.medium ? "medium" : "low";
}

/** A probability in %; nothing is certain. */
export function percentSure(probability: number | null): number | null {
  return probability === null ? null : Math.min(99, Math.max(1, Math.round(100 * probability)));
}
