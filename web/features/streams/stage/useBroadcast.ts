import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { HostPeers } from "./hostPeers.ts";
import { canRecord, recordStream } from "./recordStream.ts";

interface Options {
  streamId: string;
  media: MediaStream | null;
  isLive: boolean;
  /** Called when the server accepts this video no more: another camera of the host is on, or the stream is over. */
  onLost(): void;
}

/** Sends the camera while the stream is live: directly to the viewers with a seat, and as a recording to the server. */
export function useBroadcast({ streamId, media, isLive, onLost }: Options): void {
  const client = useApolloClient();
  const peers = useRef<HostPeers | null>(null);
  const handleLost = useEffectEvent(onLost);
  const newest = useRef(media);
  newest.current = media;

  const isOn = isLive && media !== null;
  useEffect(() => {
    if (!isOn || !newest.current) return;
    const opened = new HostPeers(client, {
      streamId,
      media: newest.current,
      onLost: () => handleLost(),
    });
    peers.current = opened;
    return () => {
      peers.current = null;
      opened.stop();
    };
  }, [client, streamId, isOn]);

  useEffect(() => {
    if (!isLive || !media) return;
    void peers.current?.change(media);
    // A recorder cannot change its camera, so another camera begins another recording.
    return canRecord()
      ? recordStream(media, { streamId, onRefused: () => handleLost() })
      : undefined;
  }, [streamId, isLive, media]);
}
