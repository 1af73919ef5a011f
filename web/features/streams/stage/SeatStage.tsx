import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { Player } from "./Player.tsx";
import { StageWords } from "./StageWords.tsx";
import { watchPeer } from "./watchPeer.ts";

interface Props {
  readonly streamId: string;
  readonly title: string;
  readonly poster: ReactNode;
  /** Called when there is no video by direct connection. */
  onOver(isFull: boolean): void;
}

/** The video of a viewer with a seat, directly from the host's camera. */
export function SeatStage({ streamId, title, poster, onOver }: Props) {
  const client = useApolloClient();
  const [media, setMedia] = useState<MediaStream | null>(null);
  const handleOver = useEffectEvent(onOver);

  useEffect(
    () =>
      watchPeer(client, { streamId, onMedia: setMedia, onOver: (isFull) => handleOver(isFull) }),
    [client, streamId],
  );

  if (media)
    return (
      <Player
        source={{ media }}
        title={title}
        isLive
        poster={poster}
        onFail={() => onOver(false)}
      />
    );
  return (
    <Frame>
      {poster}
      <StageWords status>Waiting for the picture…</StageWords>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
