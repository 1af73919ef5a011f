import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A way to a database that a test can close or freeze. */
export class Gate {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #state: "open" | "closed" | "frozen" = "open";

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

  /** Everything that goes through breaks, and nothing new comes through. */
  close(): void {
    this.#state = "closed";
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nobody answers any more, and nothing breaks: as when the network loses every packet. */
  freeze(): void {
    this.#state = "frozen";
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** What was frozen is broken now; new connections come through. */
  open(): void {
    if (this.#state === "frozen") this.close();
    this.#state = "open";
  }

  async remove(): Promise<void> {
    this.close();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(socket: Socket): void {
    if (this.#state === "closed") return void socket.destroy();
    if (this.#state === "frozen") return this.#keep(socket);
    const other = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      this.#keep(one);
      one.once("close", () => two.destroy());
      one.pipe(two);
    }
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => this.#sockets.delete(socket));
  }
}
