import { tpText } from "../../ui/Tp.tsx";

/**
 * The TP that the buyer adds so that both sides have the same value, in whole TP; negative if the buyer receives
 * change. Source: C22.
 */
export function evenDelta(targetTp: number, givenTp: number): number {
  return targetTp - givenTp;
}

/** The difference of a swap, as text for the member who offers it. */
export function deltaWords(delta: number): string {
  if (delta === 0) return "Even swap";
  return delta > 0 ? `You add ${tpText(delta)}` : `You receive ${tpText(-delta)} change`;
}

/** "A", "A and B", "A, B and C". */
export const titlesOf = (items: readonly { title: string }[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(items.map((item) => item.title));
