import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { space } from "../../../ui/theme.ts";
import { useTabInUrl } from "../../../ui/useTabInUrl.ts";
import { DemandList } from "./DemandList.tsx";
import { PredictionList } from "./PredictionList.tsx";
import { PricingList } from "./PricingList.tsx";

const TABS = [
  ["predictions", "Predictions"],
  ["pricing", "Pricing"],
  ["demand", "Demand"],
] as const;

/** Where the interest goes, what the own items could be sold for, and what is wanted. Source: PN-022 */
export function AnalyticsPanel() {
  const [tab, open] = useTabInUrl("analytics", TABS);

  return (
    <Panel aria-labelledby="predictive-analytics">
      <h2 id="predictive-analytics">Predictive Analytics</h2>
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Predictive Analytics">
          {TABS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="predictions">
          <PredictionList />
        </TabPanel>
        <TabPanel value="pricing">
          <PricingList />
        </TabPanel>
        <TabPanel value="demand">
          <DemandList />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

const Panel = styled(Card)`
  gap: ${space(4)};
`;
