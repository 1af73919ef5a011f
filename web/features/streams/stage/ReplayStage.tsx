import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chapters } from "./Chapters.tsx";
import { outsideSource } from "./outsideSource.ts";
import { Player } from "./Player.tsx";
import { StageWords } from "./StageWords.tsx";

export const ReplayStage_stream = graphql(`
  fragment ReplayStage_stream on Stream {
    id
    title
    video
    playlistUrl
    streamUrl
    ...Chapters_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof ReplayStage_stream>;
  readonly poster: ReactNode;
}

/** The replay, with the items that were pinned as chapters. It plays only when the viewer starts it. */
export function ReplayStage({ stream: masked, poster }: Props) {
  const stream = getFragment(ReplayStage_stream, masked);
  const { playlistUrl, video, streamUrl } = stream;
  const url = playlistUrl ?? streamUrl;
  // Kept per address: consent to load one address does not apply to another.
  const [tried, setTried] = useState<{ url: string | null; state: "open" | "failed" } | null>(null);
  const state = tried?.url === url ? tried?.state : "closed";
  const outside = !playlistUrl && video === "external" ? outsideSource(streamUrl) : null;
  const source = playlistUrl ? { playlist: playlistUrl } : outside?.source;
  if (!source) return poster;

  if (state === "open")
    return (
      <Player
        source={source}
        title={stream.title}
        isLive={false}
        poster={poster}
        onFail={() => setTried({ url, state: "failed" })}
        renderBelow={(seek) => <Chapters stream={stream} onChoose={seek} />}
      />
    );
  return (
    <Frame>
      {poster}
      <StageWords>
        {state === "failed" ? "The recording cannot be played" : null}
        {state === "closed" && outside ? `This stream is played from ${outside.host}` : null}
        <Button onClick={() => setTried({ url, state: "open" })}>
          {state === "failed" ? "Try again" : "Watch the replay"}
        </Button>
      </StageWords>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
