import type { Connection } from "./connection.ts";
import type { Connections } from "./connections.ts";

/**
 * How often each socket is pinged. A client that vanished is detected within two rounds, so that the viewers of a
 * stream are correct again within 15 s.
 */
const ROUND_MS = 7000;
/** The sockets are pinged in so many groups, so that pings do not delay events. */
const TURNS = 70;

/**
 * Ends sockets whose client does not answer any more. Each is pinged every 7 seconds, a seventieth of them at a time,
 * and one that has not answered by its next ping is terminated. One timer serves all: a timer per socket would cost
 * more memory than everything else a socket needs.
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

  /** Clears the open ping, because the pong came or the socket has closed. */
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
