import { once } from "node:events";
import { WebSocket } from "ws";
import type { Person } from "../people.ts";
import { times } from "../races.ts";

/** Each event is sent this many times over, so that it fills every buffer between here and there. */
const COPIES = 14;
const SUBSCRIPTIONS = 10;
const QUERY = `subscription ($after: Cursor) { messageAdded(after: $after) { cursor message { ${times(COPIES, (n) => `a${n}: content`).join(" ")} } } }`;

interface Frame {
  id?: string;
  type: string;
  payload?: { data?: { messageAdded: { cursor: string; message: { a0: string } } } };
}

/** A client that subscribes, hears a little, and then stops reading without a word. */
export class StalledClient {
  readonly heard: string[] = [];
  after: string;
  readonly #socket: WebSocket;

  private constructor(person: Person, after: string) {
    this.after = after;
    this.#socket = new WebSocket(
      `${person.market.url.replace("http", "ws")}/graphql`,
      "graphql-transport-ws",
    );
    this.#socket.on("error", () => {});
    this.#socket.on("message", (data) => {
      const { id, payload } = JSON.parse((data as Buffer).toString()) as Frame;
      const event = payload?.data?.messageAdded;
      if (!event || id !== "0") return;
      this.heard.push(event.message.a0.split(" ")[0] ?? "");
      this.after = event.cursor;
    });
  }

  static async open(person: Person, after: string): Promise<StalledClient> {
    const client = new StalledClient(person, after);
    const socket = client.#socket;
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "connection_init", payload: { token: person.token } }));
    await once(socket, "message");
    for (const id of times(SUBSCRIPTIONS, String)) {
      const payload = { query: QUERY, variables: { after } };
      socket.send(JSON.stringify({ id, type: "subscribe", payload }));
    }
    return client;
  }

  stall(): void {
    this.#socket.pause();
  }

  /** Forgets the connection: what it still holds was never read. */
  leave(): void {
    this.#socket.removeAllListeners("message");
    this.#socket.terminate();
  }
}
