import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Person } from "../people.ts";

const AGAIN_MS = 25;

type Heard = Record<string, { cursor: string } & Record<string, unknown>>;

interface Frame {
  type: string;
  payload?: {
    data?: Heard | null;
    errors?: { extensions?: { code?: string } }[];
  };
}

/** What a reader follows: a subscription with `$after`, and the name of each fact that it tells. */
export interface Followed {
  query: string;
  nameOf: (event: never) => string;
}

export const MESSAGES: Followed = {
  query: `subscription ($after: Cursor) { messageAdded(after: $after) { cursor message { content } } }`,
  nameOf: ({ message }: { message: { content: string } }) => message.content,
};

/** Three ways to lose a connection: with a goodbye, with the end of the stream, and without a word. */
const CUTS = {
  close: (socket: WebSocket) => socket.close(),
  fin: (socket: WebSocket) => tcpOf(socket)?.end(),
  reset: (socket: WebSocket) => tcpOf(socket)?.resetAndDestroy(),
} as const;
const KINDS = Object.values(CUTS);

interface ReaderOptions {
  /** Default: the messages of a member. */
  follows?: Followed;
  /** Where the server is now. */
  url: () => string;
  after: string;
  /** How often it loses its connection, one time after every few facts. */
  cuts?: number;
  facts: number;
}

/** A member's client that loses its connection again and again and always goes on after the last cursor it saw. */
export class Reader {
  readonly heard: string[] = [];
  /** Errors a client cannot go on from. */
  readonly wrong: string[] = [];
  readonly done: Promise<void>;
  cuts = 0;
  opened = 0;
  #after: string;
  #stopped = false;
  #socket: WebSocket | undefined;
  readonly #person: Person;
  readonly #options: Required<ReaderOptions>;

  constructor(person: Person, options: ReaderOptions) {
    this.#person = person;
    this.#options = { cuts: 0, follows: MESSAGES, ...options };
    this.#after = options.after;
    this.done = this.#read();
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  async #read(): Promise<void> {
    while (!this.#stopped && this.heard.length < this.#options.facts) {
      await this.#once();
      if (!this.#stopped && this.heard.length < this.#options.facts) await wait(AGAIN_MS);
    }
  }

  /** One connection, from its opening to its end. */
  #once(): Promise<void> {
    const socket = new WebSocket(
      `${this.#options.url().replace("http", "ws")}/graphql`,
      "graphql-transport-ws",
    );
    this.#socket = socket;
    const say = (message: object) => socket.send(JSON.stringify(message));

    socket.once("open", () => {
      this.opened++;
      say({ type: "connection_init", payload: { token: this.#person.token } });
    });
    socket.on("message", (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as Frame;
      if (frame.type === "connection_ack")
        say({
          id: "1",
          type: "subscribe",
          payload: { query: this.#options.follows.query, variables: { after: this.#after } },
        });
      else if (frame.type === "next") this.#take(frame, socket);
      // The subscription ended, as it does when the database goes: ask again after the last cursor.
      else if (frame.type === "error" || frame.type === "complete") this.#end(frame, socket);
    });
    return new Promise((resolve) => {
      socket.once("close", () => resolve());
      socket.once("error", () => socket.terminate());
    });
  }

  #take({ payload }: Frame, socket: WebSocket): void {
    const [event] = Object.values(payload?.data ?? {});
    // A cut connection still delivers what was on its way; who has left does not listen any more.
    if (socket !== this.#socket || this.#stopped) return;
    if (!event) {
      this.#note(payload?.errors);
      return socket.close();
    }
    this.heard.push(this.#options.follows.nameOf(event as never));
    this.#after = event.cursor;

    const { cuts, facts } = this.#options;
    if (this.heard.length === facts) {
      this.#socket = undefined;
      return socket.close();
    }
    const every = Math.max(Math.floor(facts / (cuts + 1)), 1);
    if (this.cuts >= cuts || this.heard.length % every !== 0) return;
    this.#socket = undefined;
    KINDS[this.cuts++ % KINDS.length]?.(socket);
  }

  #end({ payload }: Frame, socket: WebSocket): void {
    this.#note(Array.isArray(payload) ? (payload as never) : undefined);
    socket.close();
  }

  #note(errors: { extensions?: { code?: string } }[] | undefined): void {
    for (const { extensions } of errors ?? [])
      if (extensions?.code !== "UNAVAILABLE") this.wrong.push(JSON.stringify(extensions));
  }
}

/** The connection below a WebSocket, which `ws` keeps to itself. */
function tcpOf(socket: WebSocket): Socket | undefined {
  return (socket as unknown as { _socket?: Socket })._socket;
}
