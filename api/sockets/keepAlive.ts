import type { Connection } from "./connection.ts";
import type { Connections } from "./connections.ts";

/** Who vanished without a word is found out within two rounds: the viewers of a stream are true again within 15 s. */
const ROUND_MS = 7000;
/** So few at a time that nobody who is told something waits for those who are asked. */
const TURNS = 70;

/**
 * Ends sockets whose other side does not answer any more: each is asked every 7 seconds, a seventieth of them at a
 * time, and one that has not answered by the next time is cut. One timer for all: a timer a socket would cost more memory
 * than the rest of what it needs.
 */
export class KeepAlive {
  readonly #connections: Connections;
  readonly #pinged = new Set<Connection>();
  readonly #timer = setInterval(() => this.#ask(), ROUND_MS / TURNS);
  #turn = 0;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#timer.unref();
  }

  /** It answered, or is gone. */
  forget(connection: Connection): void {
    this.#pinged.delete(connection);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #ask(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const connection of this.#connections) {
      if (connection.number % TURNS !== this.#turn) continue;
      if (this.#pinged.has(connection)) connection.socket.terminate();
      else if (connection.isOpen) {
        this.#pinged.add(connection);
        connection.socket.ping();
      }
    }
  }
}
