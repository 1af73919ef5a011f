import { Suspense, lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OfferStats, useOfferCounts } from "./OfferStats.tsx";
import { OfferTabs } from "./OfferTabs.tsx";
import { pendingTitle } from "./offerWords.ts";
import { SellerViews } from "./SellerViews.tsx";
import { useOffersLive } from "./useOffersLive.ts";

const SalesPanel = lazy(() =>
  import("../orders/sales/SalesPanel.tsx").then((m) => ({ default: m.SalesPanel })),
);

/** /offers/seller: offers for the member's items, and orders of them. */
export function SellerDashboardScreen() {
  const [params] = useSearchParams();
  const isOrders = params.get("view") === "orders" || params.has("sale");
  const { counts, refetch } = useOfferCounts();
  useOffersLive(() => void refetch());

  const title = isOrders
    ? "Incoming orders"
    : pendingTitle(counts?.pending ?? 0, "Seller dashboard");
  return (
    <Page title={title} hideHeading>
      <h1 tabIndex={-1}>Seller dashboard</h1>
      <SellerViews current={isOrders ? "orders" : "offers"} />
      {isOrders ? (
        <Suspense fallback={<Skeleton $h="60vh" />}>
          <SalesPanel />
        </Suspense>
      ) : (
        <>
          <OfferStats counts={counts} />
          <OfferTabs side="seller" pending={counts?.pending} />
        </>
      )}
    </Page>
  );
}
