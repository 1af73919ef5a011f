import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { media, space } from "../../../ui/theme.ts";
import { useTabInUrl } from "../../../ui/useTabInUrl.ts";

const HomeFeed = lazy(() =>
  import("../../social/HomeFeed.tsx").then((m) => ({ default: m.HomeFeed })),
);
const StreamsPanel = lazy(() =>
  import("../../streams/panel/StreamsPanel.tsx").then((m) => ({ default: m.StreamsPanel })),
);
const RewardsPanel = lazy(() =>
  import("../../rewards/RewardsPanel.tsx").then((m) => ({ default: m.RewardsPanel })),
);

const SmartPanel = lazy(() =>
  import("../../insights/smart/SmartPanel.tsx").then((m) => ({ default: m.SmartPanel })),
);

const NeuralPanel = lazy(() =>
  import("../../insights/neural/NeuralPanel.tsx").then((m) => ({ default: m.NeuralPanel })),
);

const ArPanel = lazy(() => import("../../ar/ArPanel.tsx").then((m) => ({ default: m.ArPanel })));

const VoicePanel = lazy(() =>
  import("../../voice/VoicePanel.tsx").then((m) => ({ default: m.VoicePanel })),
);

const AnalyticsPanel = lazy(() =>
  import("../../insights/analytics/AnalyticsPanel.tsx").then((m) => ({
    default: m.AnalyticsPanel,
  })),
);

const ChainPanel = lazy(() =>
  import("../../chain/ChainPanel.tsx").then((m) => ({ default: m.ChainPanel })),
);

const PANELS = [
  ["smart", "AI Smart"],
  ["neural", "Neural"],
  ["ar", "AR View"],
  ["voice", "Voice AI"],
  ["social", "Social"],
  ["rewards", "Rewards"],
  ["analytics", "Analytics"],
  ["web3", "Web3"],
] as const;

interface Props {
  /** Searches the items for what was said. */
  onSearch: (words: string) => void;
  /** Leads to the search field. */
  onType: () => void;
}

/**
 * The panels below the items, one tab each. A panel loads when its tab is opened; the first is what is going on now,
 * Social. The tab is stored in the URL. Source: S2 §2 "Home-page panels"
 */
export function HomePanels({ onSearch, onType }: Props) {
  const [panel, open] = useTabInUrl("panel", PANELS, "social");

  return (
    <Frame aria-label="More of the market">
      <Tabs value={panel} onValueChange={open}>
        <TabList aria-label="Panels">
          {PANELS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="smart">
          <Suspense fallback={<LoadingBox label="Loading recommendations" height="640px" />}>
            <SmartPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="neural">
          <Suspense fallback={<LoadingBox label="Loading statistics" height="640px" />}>
            <NeuralPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="ar">
          <Suspense fallback={<LoadingBox label="Loading the preview" height="480px" />}>
            <ArPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="voice">
          <Suspense fallback={<LoadingBox label="Loading voice search" height="280px" />}>
            <VoicePanel onSearch={onSearch} onType={onType} />
          </Suspense>
        </TabPanel>
        <TabPanel value="social">
          <SideBySide>
            <Suspense fallback={<LoadingBox label="Loading posts" height="420px" />}>
              <HomeFeed />
            </Suspense>
            <Suspense fallback={<LoadingBox label="Loading streams" height="420px" />}>
              <StreamsPanel />
            </Suspense>
          </SideBySide>
        </TabPanel>
        <TabPanel value="rewards">
          <Suspense fallback={<LoadingBox label="Loading rewards" height="640px" />}>
            <RewardsPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="analytics">
          <Suspense fallback={<LoadingBox label="Loading analytics" height="640px" />}>
            <AnalyticsPanel />
          </Suspense>
        </TabPanel>
        <TabPanel value="web3">
          <Suspense fallback={<LoadingBox label="Loading the hub" height="480px" />}>
            <ChainPanel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </Frame>
  );
}

const Frame = styled.section`
  margin-block-start: ${space(5)};
`;

/** The feed and the streams side by side where there is room. */
const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* The feed is the longer one: the streams stay beside it. */
    > :last-child {
      position: sticky;
      inset-block-start: calc(var(--barHeight) + ${space(4)});
    }
  }
`;
