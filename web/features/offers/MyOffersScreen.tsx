import { Page } from "../../ui/Page.tsx";
import { OfferTabs } from "./OfferTabs.tsx";
import { useOffersLive } from "./useOffersLive.ts";

/** /offers/mine: the offers that the member made, and the counter-offers to them. */
export function MyOffersScreen() {
  useOffersLive();

  return (
    <Page title="My offers">
      <OfferTabs side="buyer" pending={undefined} />
    </Page>
  );
}
