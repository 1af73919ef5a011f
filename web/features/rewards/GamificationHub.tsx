import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { space } from "../../ui/theme.ts";
import { useTabInUrl } from "../../ui/useTabInUrl.ts";
import { AchievementList } from "./achievements/AchievementList.tsx";
import { ChallengeList } from "./challenges/ChallengeList.tsx";
import { LeaderboardList } from "./leaderboard/LeaderboardList.tsx";
import { LevelCard } from "./LevelCard.tsx";

const TABS = [
  ["achievements", "Achievements"],
  ["challenges", "Challenges"],
  ["leaderboard", "Leaderboard"],
] as const;

/** The viewer's level, and the three lists of the hub; which one is stored in the URL. Source: S2 §2 "Gamification Hub" */
export function GamificationHub() {
  const [tab, open] = useTabInUrl("hub", TABS);

  return (
    <Hub aria-labelledby="gamification-hub">
      <h2 id="gamification-hub">Gamification Hub</h2>
      <LevelCard />
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Gamification Hub">
          {TABS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="achievements">
          <AchievementList />
        </TabPanel>
        <TabPanel value="challenges">
          <ChallengeList />
        </TabPanel>
        <TabPanel value="leaderboard">
          <LeaderboardList />
        </TabPanel>
      </Tabs>
    </Hub>
  );
}

const Hub = styled(Card)`
  gap: ${space(4)};
`;
