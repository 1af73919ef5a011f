import { styled } from "styled-components";
import { Card } from "../../../ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { space } from "../../../ui/theme.ts";
import { useTabInUrl } from "../../../ui/useTabInUrl.ts";
import { ActivityNote } from "../ActivityNote.tsx";
import { BehaviorList } from "./BehaviorList.tsx";
import { LearningSign } from "./LearningSign.tsx";
import { PersonalityList } from "./PersonalityList.tsx";
import { PredictedList } from "./PredictedList.tsx";

const TABS = [
  ["predictions", "Predictions"],
  ["profile", "Profile"],
  ["patterns", "Patterns"],
] as const;

/** Statistics of what the viewer did here. Source: S2 §2 "Neural" */
export function NeuralPanel() {
  const [tab, open] = useTabInUrl("neural", TABS);

  return (
    <Panel aria-labelledby="neural-intelligence">
      <Head>
        <h2 id="neural-intelligence">Neural Intelligence</h2>
        <LearningSign />
      </Head>
      <ActivityNote />
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Neural Intelligence">
          {TABS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="predictions">
          <PredictedList />
        </TabPanel>
        <TabPanel value="profile">
          <PersonalityList />
        </TabPanel>
        <TabPanel value="patterns">
          <BehaviorList />
        </TabPanel>
      </Tabs>
      <Foot>
        Statistics of what you did here, not of who you are. Other members do not see them.
      </Foot>
    </Panel>
  );
}

const Panel = styled(Card)`
  gap: ${space(4)};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Foot = styled.p`
  color: var(--ink3);
  font-size: 0.875rem;
`;
