import { ScanSearch } from "lucide-react";
import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { lazy } from "../../../ui/lazy.ts";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { space } from "../../../ui/theme.ts";
import { useTabInUrl } from "../../../ui/useTabInUrl.ts";
import { ForYouList } from "./ForYouList.tsx";
import { TipList } from "./TipList.tsx";
import { TrendingList } from "./TrendingList.tsx";

const ProductScanner = lazy(
  () => import("../scanner/ProductScanner.tsx"),
  (m) => m.ProductScanner,
);

const TABS = [
  ["trending", "Trending"],
  ["for-you", "For You"],
  ["tips", "Tips"],
] as const;

/** What is in demand, what may be for the viewer, and tips about the viewer's items. Source: S2 §2 "AI Smart" */
export function SmartPanel() {
  const [tab, open] = useTabInUrl("smart", TABS);
  const [isScanning, setScanning] = useState(false);

  return (
    <Panel aria-labelledby="smart-recommendations">
      <Head>
        <h2 id="smart-recommendations">Smart Recommendations</h2>
        <Button $small onClick={() => setScanning(true)}>
          <ScanSearch size={18} aria-hidden /> Scan a product
        </Button>
      </Head>
      {isScanning ? (
        <Suspense>
          <ProductScanner onClose={() => setScanning(false)} />
        </Suspense>
      ) : null}
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Smart Recommendations">
          {TABS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="trending">
          <TrendingList />
        </TabPanel>
        <TabPanel value="for-you">
          <ForYouList />
        </TabPanel>
        <TabPanel value="tips">
          <TipList />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Panel = styled(Card)`
  gap: ${space(4)};
`;
