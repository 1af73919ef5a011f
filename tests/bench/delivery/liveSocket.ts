import { WebSocket } from "ws";

interface Frame {
  type: string;
  payload?: { data?: Record<string, unknown>; errors?: unknown };
}

/** One member's socket with one subscription. */
export class LiveSocket {
  readonly #socket: WebSocket;
  #listener: (data: Record<string, unknown>) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Opens a socket and subscribes; answers when the server has joined. */
  static async open(url: string, token: string, subscription: string): Promise<LiveSocket> {
    const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      perMessageDeflate: false,
    });
    const live = new LiveSocket(socket);
    const send = (frame: object) => socket.send(JSON.stringify(frame));
    await new Promise<void>((resolve, reject) => {
      socket.on("error", reject);
      socket.on("close", (code) => reject(new Error(`the server closed the socket: ${code}`)));
      socket.on("open", () => send({ type: "connection_init", payload: { token } }));
      socket.on("message", (bytes: Buffer) => {
        const { type, payload } = JSON.parse(bytes.toString("utf8")) as Frame;
        if (type === "connection_ack") {
          send({ id: "live", type: "subscribe", payload: { query: subscription } });
          // Frames are handled in order, and the answer comes from the database, as the joining does.
          send({ id: "joined", type: "subscribe", payload: { query: "{ viewer { id cursor } }" } });
        }
        if (type === "ping") send({ type: "pong" });
        if (type === "complete") resolve();
        if (type === "error" || payload?.errors) reject(new Error(bytes.toString("utf8")));
        if (type === "next" && payload?.data) live.#listener(payload.data);
      });
    });
    return live;
  }

  /** The moment in which what is waited for arrives. */
  heard(isIt: (data: Record<string, unknown>) => boolean): Promise<number> {
    return new Promise((resolve) => {
      this.#listener = (data) => {
        if (isIt(data)) resolve(performance.now());
      };
    });
  }

  close(): void {
    this.#socket.removeAllListeners("close");
    this.#socket.terminate();
  }
}
