import { lazy, Suspense } from "react";
import { useLive } from "../../apollo/useLive.ts";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useNow } from "../../ui/useNow.ts";
import { FeaturedItems } from "./FeaturedItems.tsx";
import { OnTheTable } from "./OnTheTable.tsx";
import { Stage } from "./Stage.tsx";
import { StreamAbout } from "./StreamAbout.tsx";
import { StreamHead } from "./StreamHead.tsx";
import { StreamLayout } from "./StreamLayout.tsx";
import { ChatPanel } from "./chat/ChatPanel.tsx";
import { statusOf } from "./streamStatus.ts";
import { useViewing } from "./useViewing.ts";

const HostControls = lazy(() =>
  import("./HostControls.tsx").then((m) => ({ default: m.HostControls })),
);

const CLOCK_MS = 15_000;

export const StreamPage_stream = graphql(`
  fragment StreamPage_stream on Stream {
    id
    title
    isLive
    isHost
    scheduledAt
    endedAt
    cursor
    ...Stage_stream
    ...StreamHead_stream
    ...StreamAbout_stream
    ...OnTheTable_stream
    ...FeaturedItems_stream
    ...ChatPanel_stream
    ...HostControls_stream
  }
`);

const StreamUpdated = graphql(`
  subscription StreamUpdated($streamId: ID!, $after: Cursor) {
    streamUpdated(streamId: $streamId, after: $after) {
      cursor
      stream {
        id
        ...StreamPage_stream
      }
    }
  }
`);

/** The page of one stream. It follows what the host does without a reload. */
export function StreamPage({
  stream: masked,
}: {
  readonly stream: FragmentType<typeof StreamPage_stream>;
}) {
  const stream = getFragment(StreamPage_stream, masked);
  const status = statusOf(stream, useNow(CLOCK_MS));

  useLive(StreamUpdated, { variables: { streamId: stream.id }, after: stream.cursor });
  useViewing(stream.id, status === "live");

  return (
    <Page title={stream.title} hideHeading>
      <StreamLayout
        stage={<Stage stream={stream} status={status} />}
        head={<StreamHead stream={stream} />}
        table={<OnTheTable stream={stream} status={status} />}
        chat={<ChatPanel stream={stream} status={status} />}
        rest={
          <>
            {stream.isHost && (
              <Suspense fallback={<Skeleton $h="120px" />}>
                <HostControls stream={stream} status={status} />
              </Suspense>
            )}
            <FeaturedItems stream={stream} />
            <StreamAbout stream={stream} status={status} />
          </>
        }
      />
    </Page>
  );
}
