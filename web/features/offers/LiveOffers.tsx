import { useOffersLive } from "./useOffersLive.ts";

/** Keeps offers up to date on a screen that shows some among other things. Renders nothing. */
export function LiveOffers() {
  useOffersLive();
  return null;
}
