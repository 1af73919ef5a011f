import { SUGGESTION_TOLERANCE } from "../../../schema/limits.ts";

export interface Candidate {
  id: number;
  tpValue: number;
}

export interface Suggestion<Item extends Candidate> {
  items: Item[];
  tpValue: number;
  /** The price of the items minus that of the target, in whole TP. */
  difference: number;
}

const SUGGESTIONS_MAX = 24;

/** How far the price of an item may be from the target's: 10 TP or 20 %, whichever is more. Whole TP. Source: C19 */
export function toleranceOf(targetTp: number): number {
  return Math.max(SUGGESTION_TOLERANCE.tp, Math.floor(targetTp * SUGGESTION_TOLERANCE.share));
}

/** The items within the tolerance, the nearest price first; pairs when no single item fits. Source: C19 */
export function suggest<Item extends Candidate>(own: Item[], targetTp: number): Suggestion<Item>[] {
  const tolerance = toleranceOf(targetTp);
  const fits = ({ difference }: Suggestion<Item>) => Math.abs(difference) <= tolerance;
  const of = (items: Item[]): Suggestion<Item> => {
    const tpValue = items.reduce((sum, item) => sum + item.tpValue, 0);
    return { items, tpValue, difference: tpValue - targetTp };
  };
  const nearest = (a: Suggestion<Item>, b: Suggestion<Item>) =>
    Math.abs(a.difference) - Math.abs(b.difference) ||
    (a.items[0]?.id ?? 0) - (b.items[0]?.id ?? 0);

  const singles = own.map((item) => of([item])).filter(fits);
  if (singles.length > 0) return singles.sort(nearest).slice(0, SUGGESTIONS_MAX);
  const pairs = own.flatMap((first, index) =>
    own.slice(index + 1).map((second) => of([first, second])),
  );
  return pairs.filter(fits).sort(nearest).slice(0, SUGGESTIONS_MAX);
}
