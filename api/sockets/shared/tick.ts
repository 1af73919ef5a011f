import type { Duplex } from "node:stream";

const TICK_MS = 50;

/** Writes to one socket; all that one tick has for it leaves in one piece. */
export type Write = (stream: Duplex, bytes: Buffer) => void;

interface Flushed {
  flush(write: Write): void;
}

/**
 * Gathers what is told to many for 50 ms, because handing bytes to the system costs more than making them. The first
 * word after a silence leaves at once.
 */
export class Tick {
  readonly #waiting = new Set<Flushed>();
  #timer: NodeJS.Timeout | undefined;
  #last = -TICK_MS;

  add(feed: Flushed): void {
    this.#waiting.add(feed);
    if (this.#timer) return;
    const wait = this.#last + TICK_MS - performance.now();
    if (wait <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    this.#timer = undefined;
    this.#last = performance.now();
    const feeds = [...this.#waiting];
    this.#waiting.clear();
    if (feeds.length === 1) return feeds[0]?.flush((stream, bytes) => stream.write(bytes));

    const corked = new Set<Duplex>();
    const write: Write = (stream, bytes) => {
      if (!corked.has(stream)) stream.cork();
      corked.add(stream);
      stream.write(bytes);
    };
    for (const feed of feeds) feed.flush(write);
    for (const stream of corked) stream.uncork();
  }
}
