import { tooBusy } from "../failures.ts";

interface Bounds {
  /** How many run together. */
  atOnce: number;
  /** How many may wait behind them. */
  waiting: number;
}

/** Runs costly work a few at a time. Refuses with UNAVAILABLE, at once, when the queue is full. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Resolves when there is a free place. A finished task hands its place to the next one, so the count stays. */
  async #turn(): Promise<void> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= this.#bounds.waiting) throw tooBusy();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
