import { Page } from "../../ui/Page.tsx";
import { OfferStats, useOfferCounts } from "./OfferStats.tsx";
import { OfferTabs } from "./OfferTabs.tsx";
import { pendingTitle } from "./offerWords.ts";
import { useOffersLive } from "./useOffersLive.ts";

/** /offers/seller: the offers others made for the member's items, answered here. */
export function SellerDashboardScreen() {
  const { counts, refetch } = useOfferCounts();
  useOffersLive(() => void refetch());

  return (
    <Page title={pendingTitle(counts?.pending ?? 0, "Seller dashboard")} hideHeading>
      <h1 tabIndex={-1}>Seller dashboard</h1>
      <OfferStats counts={counts} />
      <OfferTabs side="seller" pending={counts?.pending} />
    </Page>
  );
}
