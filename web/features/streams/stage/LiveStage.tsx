import { useQuery } from "@apollo/client/react";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { LiveStage_StreamFragment } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { outsideSource } from "./outsideSource.ts";
import { Player } from "./Player.tsx";
import { SeatStage } from "./SeatStage.tsx";
import { StageWords } from "./StageWords.tsx";

export const LiveStage_stream = graphql(`
  fragment LiveStage_stream on Stream {
    id
    title
    isLive
    video
    playlistUrl
    streamUrl
  }
`);

const StageNow = graphql(`
  query StageNow($id: ID!) {
    stream(id: $id) {
      id
      ...LiveStage_stream
    }
  }
`);

/** After this many direct connections without video, the playlist is used. */
const TRIES_MAX = 2;
const AGAIN_MS = 4000;

interface Props {
  readonly stream: FragmentType<typeof LiveStage_stream>;
  readonly poster: ReactNode;
}

/** The live video for viewers. When the video's source changes, all ways are tried again. */
export function LiveStage({ stream: masked, poster }: Props) {
  const stream = getFragment(LiveStage_stream, masked);
  return <Ways key={stream.video} stream={stream} poster={poster} />;
}

/** Plays directly from the host's camera while there is a seat, else the playlist, else an outside encoder. */
function Ways({
  stream,
  poster,
}: {
  readonly stream: LiveStage_StreamFragment;
  readonly poster: ReactNode;
}) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const [waits, setWaits] = useState(false);
  /** The outside address that the viewer agreed to load. */
  const [agreed, setAgreed] = useState<string | null>(null);
  const wantsSeat = stream.video === "webrtc" && "RTCPeerConnection" in window && tries < TRIES_MAX;
  const { playlistUrl, streamUrl } = stream;
  const outside = !playlistUrl && stream.video === "external" ? outsideSource(streamUrl) : null;
  const source = playlistUrl ? { playlist: playlistUrl } : outside?.source;

  // While there is nothing to play, or nothing that plays, poll the server.
  useQuery(StageNow, {
    variables: { id: stream.id },
    skip: wantsSeat || (source !== undefined && !failed && !waits),
    fetchPolicy: "network-only",
    pollInterval: AGAIN_MS,
  });
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => setFailed(false), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [failed]);

  if (wantsSeat)
    return (
      <SeatStage
        key={tries}
        streamId={stream.id}
        title={stream.title}
        poster={poster}
        onOver={(isFull) => setTries(isFull ? TRIES_MAX : tries + 1)}
      />
    );
  if (failed)
    return (
      <Over poster={poster}>
        The picture does not come
        <Button $small onClick={() => setFailed(false)}>
          Try again
        </Button>
      </Over>
    );
  if (outside && agreed !== streamUrl)
    return (
      <Over poster={poster}>
        This stream is played from {outside.host}
        <Button $small onClick={() => setAgreed(streamUrl)}>
          Play
        </Button>
      </Over>
    );
  if (!source) return <Over poster={poster}>{wordsOf(stream)}</Over>;
  return (
    <Player
      source={source}
      title={stream.title}
      isLive
      poster={poster}
      onFail={() => setFailed(true)}
      onWait={setWaits}
    />
  );
}

function wordsOf({ video }: LiveStage_StreamFragment): string {
  return video === "none" ? "The host's camera is off" : "Waiting for the picture…";
}

function Over({ poster, children }: { readonly poster: ReactNode; readonly children: ReactNode }) {
  return (
    <Frame>
      {poster}
      <StageWords status>{children}</StageWords>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
