import type { Duplex } from "node:stream";

const TICK_MS = 50;
/** Writing to thousands takes most of a tick: without a pause each event would find the time for the next write come. */
const PAUSE_MS = 25;

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
  #next = 0;

  add(feed: Flushed): void {
    this.#waiting.add(feed);
    if (this.#timer) return;
    const wait = this.#next - performance.now();
    if (wait <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), wait);
  }

  #flush(): void {
    this.#timer = undefined;
    const begun = performance.now();
    const feeds = [...this.#waiting];
    this.#waiting.clear();
    if (feeds.length === 1) feeds[0]?.flush((stream, bytes) => stream.write(bytes));
    else flushTogether(feeds);
    this.#next = Math.max(begun + TICK_MS, performance.now() + PAUSE_MS);
  }
}

function flushTogether(feeds: readonly Flushed[]): void {
  const corked = new Set<Duplex>();
  const write: Write = (stream, bytes) => {
    if (!corked.has(stream)) stream.cork();
    corked.add(stream);
    stream.write(bytes);
  };
  for (const feed of feeds) feed.flush(write);
  for (const stream of corked) stream.uncork();
}
