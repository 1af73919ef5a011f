import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A way to a database that a test can close: everything that goes through it breaks, and nothing new comes through. */
export class Gate {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #isOpen = true;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#pass(socket));
  }

  static async before(databaseUrl: string): Promise<Gate> {
    const gate = new Gate(new URL(databaseUrl));
    await new Promise<void>((resolve) => gate.#server.listen(0, "127.0.0.1", resolve));
    return gate;
  }

  /** The database, by way of the gate. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = "127.0.0.1";
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  close(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#isOpen = true;
  }

  async remove(): Promise<void> {
    this.close();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(socket: Socket): void {
    if (!this.#isOpen) return void socket.destroy();
    const other = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => {});
      one.once("close", () => {
        this.#sockets.delete(one);
        two.destroy();
      });
      one.pipe(two);
    }
  }
}
