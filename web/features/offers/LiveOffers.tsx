import { useOffersLive } from "./useOffersLive.ts";

/** Keeps the offers of a screen true that shows some among other things. Shows nothing itself. */
export function LiveOffers() {
  useOffersLive();
  return null;
}
