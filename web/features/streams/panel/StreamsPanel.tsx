import { useQuery } from "@apollo/client/react";
import { BookOpen, Package, Radio, Video } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { STREAM_TRENDING_OVER } from "../../../../schema/limits.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { useLoginRequired } from "../../../shell/useLoginRequired.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/Tabs.tsx";
import type { StreamKind } from "../hosting/streamForm.ts";
import { StreamsLive } from "../list/streamLists.ts";
import { useStreamPolicies } from "../streamPolicies.ts";
import { useViewerCounts } from "../useViewing.ts";
import { StreamsTab } from "./StreamsTab.tsx";

const CreateStreamDialog = lazy(() =>
  import("../hosting/CreateStreamDialog.tsx").then((m) => ({ default: m.CreateStreamDialog })),
);

// The query of one row that brings the live cursor has no `search` argument, so that the cache keeps it apart from the
// lists of the streams page.
const PanelStreams = graphql(`
  query PanelStreams {
    streams(filter: live, first: 1) {
      cursor
      edges {
        cursor
        node {
          id
        }
      }
    }
    liveStreams(first: 12) {
      id
      isLive
      viewerCount
      ...StreamPanelCard_stream
    }
    featuredStreams(first: 6) {
      id
      ...StreamPanelCard_stream
    }
  }
`);

/** The streams on the home page: live, featured, and most watched. Source: S2 §2 "Live streaming panel" */
export function StreamsPanel() {
  useStreamPolicies();
  const [creating, setCreating] = useState<{ type: StreamKind; goesLive: boolean } | null>(null);
  const requireLogin = useLoginRequired();
  const navigate = useNavigate();
  const { data, previousData, error, refetch } = useQuery(PanelStreams, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const found = data ?? previousData;
  const reload = () => void refetch().catch(() => undefined);
  useLive(StreamsLive, { after: found?.streams.cursor, onEvent: useThrottled(reload) });
  useViewerCounts();

  const begin = (type: StreamKind, goesLive = false) =>
    requireLogin(() => setCreating({ type, goesLive }));
  const live = found?.liveStreams.filter(({ isLive }) => isLive);

  return (
    <Card aria-label="Live streams">
      <Head>
        <h2>Live streams</h2>
        <Button $kind="act" onClick={() => begin("general", true)}>
          <Radio size={20} aria-hidden />
          Go Live
        </Button>
      </Head>
      {error && <ErrorState message="Failed to fetch streams" onRetry={reload} />}
      {!found && !error && <LoadingBox label="Loading streams" height="260px" />}
      {found && (
        <Tabs defaultValue="live">
          <TabList aria-label="Which streams">
            <Tab value="live">Live Now</Tab>
            <Tab value="featured">Featured</Tab>
            <Tab value="trending">Trending</Tab>
          </TabList>
          <TabPanel value="live">
            <StreamsTab streams={live ?? []} empty="No Live Streams" />
          </TabPanel>
          <TabPanel value="featured">
            <StreamsTab streams={found.featuredStreams} empty="No Featured Streams" />
          </TabPanel>
          <TabPanel value="trending">
            <StreamsTab
              streams={(live ?? []).filter(({ viewerCount }) => viewerCount > STREAM_TRENDING_OVER)}
              empty="Coming Soon"
            />
          </TabPanel>
        </Tabs>
      )}
      <OfflineNote />
      <Acts>
        <Button onClick={() => begin("general")}>
          <Video size={20} aria-hidden />
          Start Streaming
        </Button>
        <Button onClick={() => begin("showcase")}>
          <Package size={20} aria-hidden />
          Product Showcase
        </Button>
        <Button onClick={() => begin("tutorial")}>
          <BookOpen size={20} aria-hidden />
          Tutorial Stream
        </Button>
        <ButtonLink $kind="quiet" to="/streams">
          All streams
        </ButtonLink>
      </Acts>
      {creating && (
        <Suspense>
          <CreateStreamDialog
            streamType={creating.type}
            onClose={() => setCreating(null)}
            onCreated={({ id }) => void navigate(`/streams/${id}`)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
