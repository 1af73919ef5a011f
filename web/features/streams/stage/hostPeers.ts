import type { ApolloClient } from "@apollo/client";
import { VIDEO_SEATS } from "../../../../schema/limits.ts";
import { sayCandidates, takeCandidates } from "./candidates.ts";
import { randomKey } from "./randomKey.ts";
import { readIceServers, type Signal, SignalLine } from "./signals.ts";

/** Six of them fit into an ordinary line. */
const BITS_PER_VIEWER = 900_000;

/** The host's camera, straight to the seated viewers. */
export class HostPeers {
  readonly #line: SignalLine;
  readonly #servers: Promise<RTCIceServer[]>;
  readonly #viewers = new Map<string, RTCPeerConnection>();
  /** Everybody who was a viewer here. */
  readonly #joined = new Set<string>();
  #media: MediaStream;

  constructor(
    client: ApolloClient,
    { streamId, media, onLost }: { streamId: string; media: MediaStream; onLost(): void },
  ) {
    this.#media = media;
    this.#line = new SignalLine(client, streamId, randomKey());
    this.#servers = readIceServers(client).catch(() => []);
    let last = Promise.resolve();
    this.#line.listen({
      onSignal: (signal) => {
        if (signal.kind === "join") this.#joined.add(signal.fromPeer);
        // No viewer says that: it is the host's other camera.
        if (signal.kind === "leave" && !this.#joined.has(signal.fromPeer)) return onLost();
        last = last.then(() => this.#take(signal)).catch(() => this.#drop(signal.fromPeer));
      },
      onLost,
    });
  }

  /** Another camera or microphone: those who watch see it without a new connection. */
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
    sayCandidates(connection, this.#line, peer);
    connection.onconnectionstatechange = () => {
      if (connection.connectionState === "failed") this.#drop(peer);
    };
    for (const track of this.#media.getTracks()) connection.addTrack(track, this.#media);
    await connection.setLocalDescription();
    this.#line.say("offer", connection.localDescription, peer);
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
