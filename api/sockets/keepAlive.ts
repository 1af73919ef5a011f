import type { WebSocket } from "ws";

/** Who vanished without a word is found out within two rounds: the viewers of a stream are true again within 15 s. */
const ROUND_SECONDS = 7;
const SECOND = 1000;

/**
 * Ends sockets whose other side does not answer any more: each is asked every 7 seconds, and one that has not answered
 * by the next time is cut. One timer for all: a timer a socket would cost more memory than the rest of what it needs.
 */
export class KeepAlive {
  readonly #turns = Array.from({ length: ROUND_SECONDS }, () => new Set<WebSocket>());
  readonly #asked = new Set<WebSocket>();
  readonly #timer = setInterval(() => this.#ask(), SECOND);
  #turn = 0;

  constructor() {
    this.#timer.unref();
  }

  watch(socket: WebSocket): void {
    this.#turns[this.#turn]?.add(socket);
  }

  /** It answered. */
  heard(socket: WebSocket): void {
    this.#asked.delete(socket);
  }

  /** It is closed. */
  forget(socket: WebSocket): void {
    this.#asked.delete(socket);
    for (const turn of this.#turns) if (turn.delete(socket)) return;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #ask(): void {
    this.#turn = (this.#turn + 1) % ROUND_SECONDS;
    for (const socket of this.#turns[this.#turn] ?? []) {
      if (this.#asked.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        this.#asked.add(socket);
        socket.ping();
      }
    }
  }
}
