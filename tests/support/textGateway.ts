import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A gateway for text messages, for one test file: it takes them, or answers what the test says. */
export class TextGateway {
  /** What came and was taken. */
  readonly taken: { headers: Headers; body: string }[] = [];
  status = 200;
  refused = 0;
  /** Requests that followed its redirect. */
  followed = 0;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<TextGateway> {
    const server = createServer();
    const gateway = new TextGateway(server);
    server.on("request", (request, response) => {
      void gateway.#take(request).then(() => {
        const location = gateway.status === 302 ? { location: "/elsewhere" } : {};
        response.writeHead(gateway.status, location).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/messages`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(request: IncomingMessage): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url === "/elsewhere") this.followed++;
    if (this.status !== 200) return void this.refused++;
    this.taken.push({
      headers: new Headers(request.headers as Record<string, string>),
      body: Buffer.concat(parts).toString(),
    });
  }
}
