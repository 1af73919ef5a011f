import { lazy, Suspense } from "react";
import { useLive } from "../../../apollo/useLive.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { ChatPanel } from "../chat/ChatPanel.tsx";
import { statusOf } from "../streamStatus.ts";
import { useViewing } from "../useViewing.ts";
import { FeaturedItems } from "./FeaturedItems.tsx";
import { PinnedItem } from "./PinnedItem.tsx";
import { StageOverlay } from "./StageOverlay.tsx";
import { StreamAbout } from "./StreamAbout.tsx";
import { StreamHead } from "./StreamHead.tsx";
import { StreamLayout } from "./StreamLayout.tsx";

const HostControls = lazy(() =>
  import("../hosting/HostControls.tsx").then((m) => ({ default: m.HostControls })),
);

const CLOCK_MS = 15_000;

export const StreamPage_stream = graphql(`
  fragment StreamPage_stream on Stream {
    id
    ...StreamPage_shown
    ...StreamPage_viewer
  }
`);

/**
 * Fields that are the same for all viewers. A field that is not would make the server resolve each event once per
 * viewer.
 */
const StreamPage_shown = graphql(`
  fragment StreamPage_shown on Stream {
    id
    title
    isLive
    scheduledAt
    endedAt
    cursor
    ...StageOverlay_stream
    ...StreamHead_stream
    ...StreamAbout_stream
    ...PinnedItem_stream
    ...FeaturedItems_stream
    ...ChatPanel_stream
    ...HostControls_stream
  }
`);

/** Fields that differ between viewers; null for what only the host sees. */
const StreamPage_viewer = graphql(`
  fragment StreamPage_viewer on Stream {
    id
    isHost
    isLiked
    isReminded
    isChatMuted
    mutedWords
    mutedMembers {
      id
    }
    streamer {
      id
      ...FollowButton_member
    }
  }
`);

const StreamUpdated = graphql(`
  subscription StreamUpdated($streamId: ID!, $after: Cursor) {
    streamUpdated(streamId: $streamId, after: $after) {
      cursor
      stream {
        id
        ...StreamPage_shown
      }
    }
  }
`);

const ViewerStreamUpdated = graphql(`
  subscription ViewerStreamUpdated($streamId: ID!, $after: Cursor) {
    viewerStreamUpdated(streamId: $streamId, after: $after) {
      cursor
      stream {
        id
        ...StreamPage_viewer
      }
    }
  }
`);

/** The page of one stream. It follows the host's changes live. */
export function StreamPage({
  stream: masked,
}: {
  readonly stream: FragmentType<typeof StreamPage_stream>;
}) {
  const page = getFragment(StreamPage_stream, masked);
  const stream = getFragment(StreamPage_shown, page);
  const mine = getFragment(StreamPage_viewer, page);
  const { isHost } = mine;
  const { viewer } = useViewer();
  const status = statusOf(stream, useNow(CLOCK_MS));

  useLive(StreamUpdated, { variables: { streamId: stream.id }, after: stream.cursor });
  useLive(ViewerStreamUpdated, { variables: { streamId: stream.id }, after: viewer?.cursor });
  useViewing(stream.id, status === "live");

  return (
    <Page title={stream.title} hideHeading>
      <StreamLayout
        stage={<StageOverlay stream={stream} status={status} isHost={isHost} />}
        head={<StreamHead stream={stream} mine={mine} status={status} />}
        table={<PinnedItem stream={stream} status={status} isHost={isHost} />}
        chat={<ChatPanel stream={stream} status={status} mine={mine} />}
        rest={
          <>
            {isHost && (
              <Suspense fallback={<Skeleton $h="120px" />}>
                <HostControls stream={stream} status={status} />
              </Suspense>
            )}
            <FeaturedItems stream={stream} isHost={isHost} />
            <StreamAbout stream={stream} status={status} />
          </>
        }
      />
    </Page>
  );
}
