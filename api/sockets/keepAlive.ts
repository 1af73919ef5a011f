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

  /** Answers how to stop asking. */
  watch(socket: WebSocket): () => void {
    const turn = this.#turns[this.#turn];
    const asked = this.#asked;
    turn?.add(socket);
    socket.on("pong", this.#answered);
    return () => {
      turn?.delete(socket);
      asked.delete(socket);
    };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The same function for all sockets. */
  readonly #answered: (this: WebSocket) => void = ((asked) =>
    function answered(this: WebSocket) {
      asked.delete(this);
    })(this.#asked);

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
