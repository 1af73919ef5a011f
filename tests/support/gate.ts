import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";
import { freshDatabase, type FreshDatabase } from "./database.ts";

/** A fresh database that is reached by a gate alone. */
export async function databaseBehindGate(): Promise<FreshDatabase & { gate: Gate }> {
  const database = await freshDatabase();
  const gate = await Gate.before(database.url);
  return {
    gate,
    url: gate.url,
    drop: async () => {
      await gate.remove();
      await database.drop();
    },
  };
}

/** Which COMMIT is lost, and how. */
interface Lost {
  /** What its transaction sent: the first connection that carries it is meant. */
  after: string;
  /** The COMMIT never arrives and its connection stays open, or it is done and nobody hears of it. */
  what: "commit" | "answer";
  told(): void;
}

/** A way to a database that a test can close or freeze. */
export class Gate {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #state: "open" | "closed" | "frozen" = "open";
  #lost: Lost | undefined;

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

  /** Loses one COMMIT; fulfilled when that has happened. What has to be so at that moment is done by `then`. */
  lose(what: Lost["what"], after: string, then: () => void = () => {}): Promise<void> {
    return new Promise((resolve) => {
      this.#lost = {
        after,
        what,
        told: () => {
          this.#lost = undefined;
          then();
          resolve();
        },
      };
    });
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
    }
    other.pipe(socket);
    socket.pipe(this.#watched(socket, other)).pipe(other);
  }

  /** Lets pass what a client says, but for the COMMIT that is to be lost. */
  #watched(socket: Socket, other: Socket): Transform {
    let isMeant = false;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const lost = this.#lost;
        isMeant ||= lost !== undefined && chunk.includes(lost.after);
        if (!lost || !isMeant || !chunk.includes("commit\0")) return done(null, chunk);
        if (lost.what === "commit") {
          other.removeAllListeners("close");
          socket.removeAllListeners("close");
          socket.destroy();
          return lost.told();
        }
        other.unpipe(socket).resume();
        other.once("data", () => {
          socket.destroy();
          lost.told();
        });
        return done(null, chunk);
      },
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => this.#sockets.delete(socket));
  }
}
