import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Awning } from "../../../ui/Awning.tsx";
import { media } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Poster } from "../list/Poster.tsx";
import { StreamStage } from "../stage/StreamStage.tsx";
import { StreamBadge } from "../StreamBadge.tsx";
import { type Standings, whenWords } from "../streamStatus.ts";
import { Watching } from "../Watching.tsx";
import { useSpokenCount } from "./useSpokenCount.ts";

export const StageOverlay_stream = graphql(`
  fragment StageOverlay_stream on Stream {
    id
    isLive
    isCancelled
    scheduledAt
    endedAt
    createdAt
    viewerCount
    streamer {
      id
      displayName
    }
    ...Poster_stream
    ...StreamStage_stream
  }
`);

interface Props {
  readonly stream: FragmentType<typeof StageOverlay_stream>;
  readonly status: Standings;
  readonly isHost: boolean;
}

/** The video with its overlay: LIVE and the viewer count, or why there is no video. */
export function StageOverlay({ stream: masked, status, isHost }: Props) {
  const stream = getFragment(StageOverlay_stream, masked);
  const isLive = status === "live";
  const spoken = useSpokenCount(isLive ? stream.viewerCount : null);

  const poster = (
    <Standing>
      <Poster stream={stream} eager />
      {!isLive && (
        <Words>
          <p role="status">
            {stream.isCancelled ? CALLED_OFF : WORDS[status](whenWords(stream, status))}
          </p>
        </Words>
      )}
    </Standing>
  );

  return (
    <Frame data-status={status}>
      {isLive && <Awning />}
      <Picture>
        <StreamStage stream={stream} isHost={isHost} poster={poster} />
        <Signs>
          <StreamBadge status={status} />
          {isLive && <Watching count={stream.viewerCount} />}
        </Signs>
      </Picture>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Frame>
  );
}

const CALLED_OFF = "This stream was called off";

const WORDS: Readonly<Record<Standings, (when: string) => string>> = {
  live: () => "",
  scheduled: (when) => `Starts ${when}`,
  ended: () => "This stream has ended",
  offline: () => "This stream has not started yet",
};

const Frame = styled.div`
  overflow: clip;
  background: var(--well);

  ${media.l} {
    border-radius: 10px;
  }
`;

const Picture = styled.div`
  position: relative;
`;

const Standing = styled.div`
  position: relative;
`;

const Signs = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Words = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: end start;
  padding: 12px;
  pointer-events: none;

  p {
    padding: 8px 12px;
    border-radius: 8px;
    background: rgb(9 15 13 / 0.82);
    color: #fff;
    font-weight: 600;
  }
`;
