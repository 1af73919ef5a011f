import type { ApolloClient } from "@apollo/client";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import type { StreamSignalHeardSubscription, StreamSignalKind } from "../../../gql/graphql.ts";

const SignalHeard = graphql(`
  subscription StreamSignalHeard($streamId: ID!, $peer: String!, $after: Cursor) {
    streamSignal(streamId: $streamId, peer: $peer, after: $after) {
      cursor
      fromPeer
      kind
      payload
    }
  }
`);

const SendSignal = graphql(`
  mutation SendStreamSignal($input: StreamSignalInput!) {
    sendStreamSignal(input: $input)
  }
`);

const IceServers = graphql(`
  query IceServers {
    iceServers {
      urls
      username
      credential
    }
  }
`);

export type Signal = StreamSignalHeardSubscription["streamSignal"];

interface Listener {
  onSignal(signal: Signal): void;
  /** Called when the seat was refused or lost, with the error code if there is one. */
  onLost(code: string | undefined): void;
}

/** The signalling channel of one peer of a stream, over the API. */
export class SignalChannel {
  readonly #client: ApolloClient;
  readonly #streamId: string;
  readonly #peer: string;
  /** Signals are sent one after the other: an answer must not arrive after its candidates. */
  #sent: Promise<unknown> = Promise.resolve();
  #stop: (() => void) | undefined;

  constructor(client: ApolloClient, streamId: string, peer: string) {
    this.#client = client;
    this.#streamId = streamId;
    this.#peer = peer;
  }

  listen({ onSignal, onLost }: Listener): void {
    const live = this.#client
      .subscribe({
        query: SignalHeard,
        variables: { streamId: this.#streamId, peer: this.#peer },
        errorPolicy: "all",
      })
      .subscribe({
        next: ({ data, error }) => {
          if (error) return onLost(toFailure(error).code);
          if (data?.streamSignal) onSignal(data.streamSignal);
        },
        error: (error: unknown) => onLost(toFailure(error).code),
        complete: () => onLost(undefined),
      });
    this.#stop = () => live.unsubscribe();
  }

  /** Sends a signal to the other end. If it is lost, a new connection attempt recovers. */
  send(kind: StreamSignalKind, payload: unknown, toPeer?: string): void {
    const text = payload === null ? "" : JSON.stringify(payload);
    const input = {
      streamId: this.#streamId,
      peer: this.#peer,
      toPeer: toPeer ?? null,
      kind,
      payload: text,
    };
    this.#sent = this.#sent
      .then(() => this.#client.mutate({ mutation: SendSignal, variables: { input } }))
      .catch(() => {});
  }

  /** Gives up the seat. */
  leave(): void {
    this.send("leave", null);
    void this.#sent.then(() => this.#stop?.());
  }
}

/** The operator's ICE servers. */
export async function readIceServers(client: ApolloClient): Promise<RTCIceServer[]> {
  const { data } = await client.query({ query: IceServers, fetchPolicy: "network-only" });
  return (data?.iceServers ?? []).map(({ urls, username, credential }) => ({
    urls,
    ...(username && credential ? { username, credential } : {}),
  }));
}
