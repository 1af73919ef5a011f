import { lazy, Suspense } from "react";
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

const TABS = ["verification", "badges", "reviews", "disputes"] as const;

/** /trust-safety: how the market keeps deals safe. Tab and dialog are part of the address. Source: S2 §2 */
export function TrustSafetyScreen() {
  const [search, setSearch] = useSearchParams();
  const membersOnly = useMembersOnly();
  const tab = TABS.find((name) => name === search.get("tab")) ?? "verification";
  const isVerifying = search.has("verify") && membersOnly.isMember;

  const show = (name: string, dialog?: "verify") => {
    const next = new URLSearchParams(name === "verification" ? {} : { tab: name });
    if (dialog) next.set(dialog, "");
    setSearch(next, { replace: true });
  };

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
          <VerificationTab onStart={() => membersOnly.run(() => show(tab, "verify"))} />
        </TabPanel>
        <TabPanel value="badges">
          <BadgesTab />
        </TabPanel>
        <TabPanel value="reviews">
          <ReviewsTab />
        </TabPanel>
        <TabPanel value="disputes">
          <DisputesTab />
        </TabPanel>
      </Tabs>
      <Suspense>
        {isVerifying && <VerificationDialog open onOpenChange={() => show(tab)} />}
      </Suspense>
    </Page>
  );
}
