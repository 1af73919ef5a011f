/**
 * The hosts that are connected to this server: the number of subscriptions of each, and whose signs of life are not yet
 * written to the database.
 */
export class Hosts {
  readonly #sockets = new Map<number, number>();
  readonly #signs = new Set<number>();

  /** A host subscribes to their own stream. Returns how to end it. Leaving counts as the last sign of life. */
  hold(streamId: number): () => void {
    this.#sockets.set(streamId, (this.#sockets.get(streamId) ?? 0) + 1);
    this.#signs.add(streamId);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const count = (this.#sockets.get(streamId) ?? 1) - 1;
      if (count > 0) this.#sockets.set(streamId, count);
      else this.#sockets.delete(streamId);
      this.#signs.add(streamId);
    };
  }

  /** Records a sign of life of a host. */
  sign(streamId: number): void {
    this.#signs.add(streamId);
  }

  /** Records a sign of life of every host with a subscription. */
  signAll(): void {
    for (const streamId of this.#sockets.keys()) this.#signs.add(streamId);
  }

  /** Returns the streams whose hosts gave a sign of life since the last call. */
  take(): number[] {
    const signs = [...this.#signs];
    this.#signs.clear();
    return signs;
  }
}
