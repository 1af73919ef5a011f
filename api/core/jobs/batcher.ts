/**
 * Works in batches, one at a time: what comes alone is worked on at once, and what comes meanwhile waits for the next. No
 * timer, so a quiet server loses no time and a busy one gathers more.
 */
export class Batcher<Thing> {
  readonly #work: (things: Thing[]) => Promise<void>;
  readonly #waitingMax: number;
  #waiting: Thing[] = [];
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** `work` must not reject. Of more than `waitingMax` things that wait all are forgotten. */
  constructor(work: (things: Thing[]) => Promise<void>, waitingMax = Infinity) {
    this.#work = work;
    this.#waitingMax = waitingMax;
  }

  /** Fulfilled when the batch that has these is done. */
  add(things: readonly Thing[]): Promise<void> {
    if (this.#waiting.length + things.length > this.#waitingMax) this.#waiting = [];
    this.#waiting.push(...things);
    return (this.#next ??= this.#after(this.#running));
  }

  /** Fulfilled when what was added so far is done. */
  async idle(): Promise<void> {
    await this.#next;
    await this.#running;
  }

  async #after(running: Promise<void> | undefined): Promise<void> {
    await running;
    const things = this.#waiting;
    this.#waiting = [];
    this.#running = this.#work(things);
    const done = this.#running;
    this.#next = undefined;
    await done;
  }
}
