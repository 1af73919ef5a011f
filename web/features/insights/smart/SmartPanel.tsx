import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { space } from "../../../ui/theme.ts";
import { useTabInUrl } from "../../../ui/useTabInUrl.ts";
import { ForYouList } from "./ForYouList.tsx";
import { TipList } from "./TipList.tsx";
import { TrendingList } from "./TrendingList.tsx";

const TABS = [
  ["trending", "Trending"],
  ["for-you", "For You"],
  ["tips", "Tips"],
] as const;

/** What is in demand, what may be for the viewer, and tips about the viewer's items. Source: S2 §2 "AI Smart" */
export function SmartPanel() {
  const [tab, open] = useTabInUrl("smart", TABS);

  return (
    <Panel aria-labelledby="smart-recommendations">
      <h2 id="smart-recommendations">Smart Recommendations</h2>
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

const Panel = styled(Card)`
  gap: ${space(4)};
`;
