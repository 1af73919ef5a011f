import { WebSocket } from "ws";
import type { RunningServer } from "../../api/server.ts";

interface Asked {
  query: string;
  variables?: object;
}

/** A socket with one subscription, and every message that came for it as it was sent. */
export class RawSocket {
  readonly texts: string[] = [];
  /** When the last one came, by performance.now(). */
  lastAt = 0;
  /** With which code the socket closed, and when. */
  readonly closed: Promise<{ code: number; at: number }>;
  readonly #socket: WebSocket;
  #onText: () => void = () => {};

  private constructor(url: string, id: string) {
    this.#socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
    this.#socket.on("error", () => {});
    this.closed = new Promise((resolve) => {
      this.#socket.once("close", (code) => resolve({ code, at: performance.now() }));
    });
    this.#socket.on("message", (data) => {
      const text = (data as Buffer).toString();
      if ((JSON.parse(text) as { id?: string }).id !== id) return;
      this.texts.push(text);
      this.lastAt = performance.now();
      this.#onText();
    });
  }

  /** Subscribes under an id; answers when the server has joined. */
  static async open(
    { url, services }: RunningServer,
    { token, id = "1", ...asked }: Asked & { token?: string | undefined; id?: string },
  ): Promise<RawSocket> {
    const raw = new RawSocket(url, id);
    const socket = raw.#socket;
    const { joined } = services.bus;
    await new Promise((resolve, reject) => {
      socket.once("close", reject);
      socket.once("open", resolve);
    });
    socket.send(JSON.stringify({ type: "connection_init", payload: token ? { token } : {} }));
    await new Promise((resolve) => socket.once("message", resolve));
    socket.send(JSON.stringify({ id, type: "subscribe", payload: asked }));
    while (services.bus.joined === joined && raw.texts.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 2));
    return raw;
  }

  /** Until so many messages have come. */
  async until(count: number): Promise<void> {
    while (this.texts.length < count)
      await new Promise<void>((resolve) => {
        this.#onText = resolve;
      });
  }

  /** What the messages carry under the subscription's field. */
  payloads<Payload>(): Payload[] {
    return this.texts.flatMap((text) => {
      const { payload } = JSON.parse(text) as { payload?: { data?: Record<string, Payload> } };
      return Object.values(payload?.data ?? {});
    });
  }

  /** One more message to the server. */
  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Ends it as a lost connection does: no close frame. */
  cut(): void {
    this.#socket.terminate();
  }
}
