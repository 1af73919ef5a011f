import type { ApolloClient } from "@apollo/client";
import { VIDEO_SEATS } from "../../../../schema/limits.ts";
import { sendCandidates, takeCandidates } from "./candidates.ts";
import { randomKey } from "./randomKey.ts";
import { readIceServers, type Signal, SignalChannel } from "./signals.ts";

/** Six times this fits an ordinary upload bandwidth. */
const BITS_PER_VIEWER = 900_000;

/** Sends the host's camera directly to the viewers with a seat. */
export class HostPeers {
  readonly #line: SignalChannel;
  readonly #servers: Promise<RTCIceServer[]>;
  readonly #viewers = new Map<string, RTCPeerConnection>();
  /** All peers that have ever joined as viewers. */
  readonly #joined = new Set<string>();
  #media: MediaStream;

  constructor(
    client: ApolloClient,
    { streamId, media, onLost }: { streamId: string; media: MediaStream; onLost(): void },
  ) {
    this.#media = media;
    this.#line = new SignalChannel(client, streamId, randomKey());
    this.#servers = readIceServers(client).catch(() => []);
    let last = Promise.resolve();
    this.#line.listen({
      onSignal: (signal) => {
        if (signal.kind === "join") this.#joined.add(signal.fromPeer);
        // A peer that never joined is no viewer: it is the host's other camera.
        if (signal.kind === "leave" && !this.#joined.has(signal.fromPeer)) return onLost();
        last = last.then(() => this.#take(signal)).catch(() => this.#drop(signal.fromPeer));
      },
      onLost,
    });
  }

  /** Switches the camera or microphone. Viewers see it without a new connection. */
  async change(media: MediaStream): Promise<void> {
    this.#media = media;
    for (const connection of this.#viewers.values()) {
      for (const sender of connection.getSenders()) {
        const track = media.getTracks().find(({ kind }) => kind === sender.track?.kind);
        if (track) await sender.replaceTrack(track).catch(() => {});
      }
    }
  }

  stop(): void {
    for (const peer of this.#viewers.keys()) this.#drop(peer);
    this.#line.leave();
  }

  async #take({ fromPeer, kind, payload }: Signal): Promise<void> {
    const connection = this.#viewers.get(fromPeer);
    if (kind === "join") await this.#offer(fromPeer);
    else if (kind === "leave") this.#drop(fromPeer);
    else if (kind === "ice" && connection) await takeCandidates(connection, payload);
    else if (kind === "answer" && connection) {
      await connection.setRemoteDescription(JSON.parse(payload) as RTCSessionDescriptionInit);
      await limitBits(connection);
    }
  }

  async #offer(peer: string): Promise<void> {
    this.#drop(peer);
    if (this.#viewers.size >= VIDEO_SEATS) return;
    const connection = new RTCPeerConnection({ iceServers: await this.#servers });
    this.#viewers.set(peer, connection);
    sendCandidates(connection, this.#line, peer);
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === "failed") this.#drop(peer);
    };
    for (const track of this.#media.getTracks()) connection.addTrack(track, this.#media);
    await connection.setLocalDescription();
    this.#line.send("offer", connection.localDescription, peer);
  }

  #drop(peer: string): void {
    this.#viewers.get(peer)?.close();
    this.#viewers.delete(peer);
  }
}

async function limitBits(connection: RTCPeerConnection): Promise<void> {
  const sender = connection.getSenders().find(({ track }) => track?.kind === "video");
  if (!sender) return;
  const parameters = sender.getParameters();
  for (const encoding of parameters.encodings) encoding.maxBitrate = BITS_PER_VIEWER;
  await sender.setParameters(parameters).catch(() => {});
}
