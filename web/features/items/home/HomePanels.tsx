import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import { media, space } from "../../../ui/theme.ts";

const HomeFeed = lazy(() =>
  import("../../social/HomeFeed.tsx").then((m) => ({ default: m.HomeFeed })),
);
const StreamsPanel = lazy(() =>
  import("../../streams/panel/StreamsPanel.tsx").then((m) => ({ default: m.StreamsPanel })),
);

/** The panels below the items, one tab each; only those that exist. Source: S2 §2 "Home-page panels" */
export function HomePanels() {
  return (
    <Frame aria-label="More of the market">
      <Tabs defaultValue="social">
        <TabList aria-label="Panels">
          <Tab value="social">Social</Tab>
        </TabList>
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
