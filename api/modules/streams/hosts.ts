/** The hosts that are here: how many subscriptions each holds, and which of them gave a sign that is not noted yet. */
export class Hosts {
  readonly #sockets = new Map<number, number>();
  readonly #signs = new Set<number>();

  /** A host listens to the own stream. Answers how to end it; leaving is the last sign. */
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

  /** A host gave a sign of life. */
  sign(streamId: number): void {
    this.#signs.add(streamId);
  }

  /** Everybody who listens is there. */
  signAll(): void {
    for (const streamId of this.#sockets.keys()) this.#signs.add(streamId);
  }

  /** The streams whose hosts gave a sign since it was last asked. */
  take(): number[] {
    const signs = [...this.#signs];
    this.#signs.clear();
    return signs;
  }
}
