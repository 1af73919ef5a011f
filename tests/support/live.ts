import { createClient, type Client } from "graphql-ws";
import { WebSocket } from "ws";
import type { Market } from "./market.ts";

const PATIENCE_MS = 8000;

/** What one person hears on one subscription. */
export class LiveStream<Payload> {
  readonly heard: Payload[] = [];
  readonly errors: { message: string; extensions?: Record<string, unknown> }[] = [];
  closeCode: number | undefined;
  readonly #client: Client;
  readonly #waiting = new Set<() => void>();
  #read = 0;
  #socket: WebSocket | undefined;

  private constructor(market: Market, token: string | undefined) {
    this.#client = createClient({
      url: `${market.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: token ? { token } : {},
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => {},
      on: {
        opened: (socket) => {
          this.#socket = socket as WebSocket;
        },
        closed: (event) => {
          this.closeCode = (event as { code: number }).code;
          this.#wake();
        },
      },
    });
  }

  /** Opens a socket of its own, subscribes, and answers when the server has taken the subscription. */
  static async open<Payload>(
    market: Market,
    token: string | undefined,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<LiveStream<Payload>> {
    const opened = LiveStream.#opening.then(async () => {
      const before = market.joined;
      const stream = new LiveStream<Payload>(market, token);
      await stream.#subscribe(query, variables);
      // A server in a process of its own cannot be looked into: there two questions have to do.
      for (let asked = 0; stream.errors.length === 0; asked++) {
        if (before === undefined ? asked === 2 : market.joined !== before) break;
        await stream.roundTrip();
      }
      return stream;
    });
    LiveStream.#opening = opened.catch(() => {});
    return opened;
  }

  /** One after the other, so that it can be told who joined. */
  static #opening: Promise<unknown> = Promise.resolve();

  async #subscribe(query: string, variables: Record<string, unknown>): Promise<void> {
    this.#client.subscribe<Record<string, Payload>>(
      { query, variables },
      {
        next: ({ data, errors }) => {
          const [payload] = Object.values(data ?? {});
          if (payload) this.heard.push(payload);
          if (errors) this.errors.push(...(errors as unknown as { message: string }[]));
          this.#wake();
        },
        error: (error) => {
          if (Array.isArray(error)) this.errors.push(...(error as { message: string }[]));
          this.#wake();
        },
        complete: () => this.#wake(),
      },
    );
  }

  /** One question and answer over the same socket: everything sent before it has been taken. */
  async roundTrip(): Promise<void> {
    for await (const _ of this.#client.iterate({
      query: "{ categories { name } items(first: 1) { cursor } }",
    }))
      break;
  }

  /** The next payload that was not read yet. */
  async next(): Promise<Payload> {
    const payload = await this.until(() => this.heard[this.#read]);
    this.#read++;
    return payload;
  }

  /** Waits until the condition answers something. */
  async until<Value>(condition: () => Value | undefined | false): Promise<Value> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = condition();
      if (value !== undefined && value !== false) return value;
      const left = deadline - Date.now();
      if (left <= 0)
        throw new Error(
          `nothing came in ${PATIENCE_MS} ms; heard ${JSON.stringify(this.heard)}, errors ${JSON.stringify(this.errors)}`,
        );
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done() {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
  }

  /** Waits for the server to close the socket; answers the code. */
  closed(): Promise<number> {
    return this.until(() => this.closeCode);
  }

  /** Ends it as a lost connection does: no close frame. */
  cut(): void {
    this.#socket?.terminate();
  }

  async stop(): Promise<void> {
    await this.#client.dispose();
  }

  #wake(): void {
    for (const done of this.#waiting) done();
  }
}
