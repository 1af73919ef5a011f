import { SOCKET_BUDGET } from "../../schema/limits.ts";

/** Open sockets that have not sent connection_init, by address, so that nobody can fill the server with them. */
export class PendingHandshakes {
  readonly #waiting = new Map<string, number>();

  isFull(address: string): boolean {
    return (this.#waiting.get(address) ?? 0) >= SOCKET_BUDGET.waitingPerAddress;
  }

  /** Takes a place. Returns the function that gives it back, which may be called twice. */
  begin(address: string): () => void {
    this.#waiting.set(address, (this.#waiting.get(address) ?? 0) + 1);
    let isHere = true;
    return () => {
      if (!isHere) return;
      isHere = false;
      const left = (this.#waiting.get(address) ?? 1) - 1;
      if (left > 0) this.#waiting.set(address, left);
      else this.#waiting.delete(address);
    };
  }
}
