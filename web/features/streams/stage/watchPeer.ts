import type { ApolloClient } from "@apollo/client";
import { sendCandidates, takeCandidates } from "./candidates.ts";
import { randomKey } from "./randomKey.ts";
import { readIceServers, type Signal, SignalChannel } from "./signals.ts";

/** How long to wait for the first video, and after it is lost: a host who reloads the page is back within this time. */
const PATIENCE_MS = 7000;

interface Options {
  streamId: string;
  onMedia(media: MediaStream): void;
  /** Called when there is no direct video: all seats are taken, or the connection fails. */
  onOver(isFull: boolean): void;
}

/** Takes a seat at a stream and shows the host's camera. Returns how to leave. */
export function watchPeer(
  client: ApolloClient,
  { streamId, onMedia, onOver }: Options,
): () => void {
  const line = new SignalChannel(client, streamId, randomKey());
  const servers = readIceServers(client).catch(() => []);
  let connection: RTCPeerConnection | undefined;
  let isOver = false;
  let patience = setTimeout(() => end(false), PATIENCE_MS);

  function wait(): void {
    clearTimeout(patience);
    patience = setTimeout(() => end(false), PATIENCE_MS);
  }
  function close(): void {
    isOver = true;
    clearTimeout(patience);
    connection?.close();
    line.leave();
  }
  function end(isFull: boolean): void {
    if (isOver) return;
    close();
    onOver(isFull);
  }

  async function answer({ fromPeer, payload }: Signal): Promise<void> {
    connection?.close();
    const fresh = new RTCPeerConnection({ iceServers: await servers });
    connection = fresh;
    sendCandidates(fresh, line);
    fresh.ontrack = ({ streams: [media] }) => media && onMedia(media);
    fresh.onconnectionstatechange = () => {
      if (fresh !== connection) return;
      if (fresh.connectionState === "connected") clearTimeout(patience);
      else if (["disconnected", "failed"].includes(fresh.connectionState)) wait();
    };
    await fresh.setRemoteDescription(JSON.parse(payload) as RTCSessionDescriptionInit);
    await fresh.setLocalDescription();
    line.send("answer", fresh.localDescription, fromPeer);
  }

  async function take(signal: Signal): Promise<void> {
    if (isOver) return;
    if (signal.kind === "offer") await answer(signal);
    else if (signal.kind === "ice" && connection) await takeCandidates(connection, signal.payload);
    else if (signal.kind === "leave") end(false);
  }

  let last = Promise.resolve();
  line.listen({
    // Handled in order. A signal that cannot be handled is ignored; if the connection fails because of it, the timeout
    // ends it.
    onSignal: (signal) => {
      last = last.then(() => take(signal)).catch(() => {});
    },
    onLost: (code) => end(code === "STREAM_FULL"),
  });
  return close;
}
