import { lazy } from "react";
import { useParams } from "react-router-dom";
import { useStreamPolicies } from "./streamPolicies.ts";

const StreamsScreen = lazy(() =>
  import("./list/StreamsScreen.tsx").then((m) => ({ default: m.StreamsScreen })),
);
const StreamScreen = lazy(() =>
  import("./page/StreamScreen.tsx").then((m) => ({ default: m.StreamScreen })),
);

/** All streams, or the one in the URL. It is one route, so that the first load needs only one chunk. */
export function StreamsRoute() {
  useStreamPolicies();
  const { streamId } = useParams();
  return streamId === undefined ? (
    <StreamsScreen />
  ) : (
    <StreamScreen key={streamId} streamId={streamId} />
  );
}
