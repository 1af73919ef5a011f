import type { BasisEvidence } from "./basis.types.ts";

/** An item as a fact behind an answer. */
export function itemEvidence(item: { id: number; title: string }, value: string): BasisEvidence {
  return { label: item.title, value, itemId: item.id, url: `/buy/${item.id}` };
}

/** A figure as a fact behind an answer. */
export function figureEvidence(label: string, value: string | number): BasisEvidence {
  return { label, value: String(value), itemId: null, url: null };
}

/** A share in %, with one decimal. */
export function percent(share: number): number {
  return Math.round(1000 * share) / 10;
}
