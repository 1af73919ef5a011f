import { MANY_PHOTOS } from "./effects.ts";
import type { MeasuredEffect } from "./measureEffects.ts";
import { differenceOf } from "./newcombe.ts";

/** What is said of a market is made of so many items and members on each side. */
export const ITEMS_NEEDED = 50;
const SELLERS_NEEDED = 5;

/** Whether an effect can be told: enough items and members on both sides, and an interval above 0. */
export function holds({ having, lacking }: MeasuredEffect): boolean {
  const isEnough = [having, lacking].every(
    ({ of, sellers }) => of >= ITEMS_NEEDED && sellers >= SELLERS_NEEDED,
  );
  return isEnough && differenceOf(having, lacking).low > 0;
}

/** The number of photos with which more items sold; null where no difference is measured. */
export function photosRecommended(effects: readonly MeasuredEffect[]): number | null {
  const effect = effects.find(({ name }) => name === "photos");
  return effect && holds(effect) ? MANY_PHOTOS : null;
}
