import { lazy, type ReactNode, Suspense } from "react";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { LiveStage } from "./LiveStage.tsx";
import { ReplayStage } from "./ReplayStage.tsx";

const HostStage = lazy(() => import("./HostStage.tsx").then((m) => ({ default: m.HostStage })));

export const StreamStage_stream = graphql(`
  fragment StreamStage_stream on Stream {
    id
    isLive
    endedAt
    ...LiveStage_stream
    ...ReplayStage_stream
    ...HostStage_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StreamStage_stream>;
  readonly isHost: boolean;
  /** Shown while there is no video, 16:9. */
  readonly poster: ReactNode;
}

/** The video of a stream: the host's own camera for the host, the live video for viewers, later the replay. */
export function StreamStage({ stream: masked, isHost, poster }: Props) {
  const stream = getFragment(StreamStage_stream, masked);
  if (isHost && !stream.endedAt)
    return (
      <Suspense fallback={poster}>
        <HostStage stream={stream} poster={poster} />
      </Suspense>
    );
  if (stream.isLive) return <LiveStage stream={stream} poster={poster} />;
  if (stream.endedAt) return <ReplayStage stream={stream} poster={poster} />;
  return poster;
}
