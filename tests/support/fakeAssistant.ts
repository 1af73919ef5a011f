import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const ASSISTANT_KEY = "key-of-the-assistant";
export const ASSISTANT_MODEL = "a-model";

/** A request as the chat completions API has it. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    temperature: number;
    messages: {
      role: string;
      content: string | { type: string; text?: string; image_url?: { url: string } }[];
    }[];
    response_format: {
      type: string;
      json_schema: { name: string; strict: boolean; schema: { required: string[] } };
    };
  };
}

/** How one request is answered: with what the model says, or in a way of its own. */
export type Reply = { says: unknown } | ((res: ServerResponse) => void);

/** An assistant on this machine that speaks the chat completions API, and remembers what it was asked. */
export class FakeAssistant {
  readonly asked: Asked[] = [];
  /** The next replies; the last one is repeated. */
  #replies: Reply[] = [{ says: {} }];
  readonly #server = createServer((req, res) => void this.#answer(req, res));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The value of ASSISTANT_URL. */
  url(seconds: number): string {
    return `http://${ASSISTANT_KEY}@${this.host}/v1?model=${ASSISTANT_MODEL}&seconds=${seconds}`;
  }

  /** Replies so from now on, and forgets what it was asked. */
  reply(...replies: [Reply, ...Reply[]]): void {
    this.#replies = replies;
    this.asked.length = 0;
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    this.asked.push({
      path: `${req.method} ${req.url}`,
      authorization: req.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString("utf8")) as Asked["body"],
    });
    const [next, ...others] = this.#replies;
    if (others.length > 0) this.#replies = others;
    if (typeof next === "function") return next(res);
    const message = { role: "assistant", content: JSON.stringify(next?.says) };
    res.setHeader("content-type", "application/json");
    res.end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 0,
        model: ASSISTANT_MODEL,
        choices: [{ index: 0, message, finish_reason: "stop" }],
      }),
    );
  }
}
