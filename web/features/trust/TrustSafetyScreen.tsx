import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Page } from "../../ui/Page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { BadgesTab } from "./BadgesTab.tsx";
import { DisputesTab } from "./DisputesTab.tsx";
import { ReviewsTab } from "./ReviewsTab.tsx";
import { SummaryCards } from "./SummaryCards.tsx";
import { useMembersOnly } from "./useMembersOnly.ts";
import { VerificationTab } from "./VerificationTab.tsx";

const VerificationDialog = lazy(() =>
  import("./VerificationDialog.tsx").then((m) => ({ default: m.VerificationDialog })),
);
const ReviewDialog = lazy(() =>
  import("../reviews/ReviewDialog.tsx").then((m) => ({ default: m.ReviewDialog })),
);
const DisputeDialog = lazy(() =>
  import("../reviews/DisputeDialog.tsx").then((m) => ({ default: m.DisputeDialog })),
);

const TABS = ["verification", "badges", "reviews", "disputes"] as const;

/** /trust-safety: how the market keeps deals safe. The tab is stored in the URL. Source: S2 §2 */
export function TrustSafetyScreen() {
  const [search, setSearch] = useSearchParams();
  const { isMember, run } = useMembersOnly();
  const [trying, setTrying] = useState<"review" | "dispute" | null>(null);
  const tab = TABS.find((name) => name === search.get("tab")) ?? "verification";

  // `?verify` opens the dialog: profile and wallet link here.
  const show = (name: string, verify = false) =>
    setSearch(
      { ...(name !== "verification" && { tab: name }), ...(verify && { verify: "" }) },
      { replace: true },
    );

  return (
    <Page title="Trust & Safety">
      <SummaryCards />
      <Tabs value={tab} onValueChange={(name) => show(name)}>
        <TabList aria-label="Trust & Safety">
          <Tab value="verification">Verification</Tab>
          <Tab value="badges">Trust Badges</Tab>
          <Tab value="reviews">Reviews</Tab>
          <Tab value="disputes">Disputes</Tab>
        </TabList>
        <TabPanel value="verification">
          <VerificationTab onStart={() => run(() => show(tab, true))} />
        </TabPanel>
        <TabPanel value="badges">
          <BadgesTab />
        </TabPanel>
        <TabPanel value="reviews">
          <ReviewsTab onTry={() => run(() => setTrying("review"))} />
        </TabPanel>
        <TabPanel value="disputes">
          <DisputesTab onTry={() => run(() => setTrying("dispute"))} />
        </TabPanel>
      </Tabs>
      {isMember && (
        <Suspense>
          {search.has("verify") && <VerificationDialog open onOpenChange={() => show(tab)} />}
          {trying === "review" && <ReviewDialog onClose={() => setTrying(null)} />}
          {trying === "dispute" && <DisputeDialog onClose={() => setTrying(null)} />}
        </Suspense>
      )}
    </Page>
  );
}
