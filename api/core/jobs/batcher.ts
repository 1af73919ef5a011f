/**
 * Processes things in batches, one batch at a time. A thing that is added while no batch runs is processed at once;
 * what is added meanwhile forms the next batch. There is no timer, so a quiet server has no delay and a busy one
 * gathers more.
 */
export class Batcher<Thing> {
  readonly #work: (things: Thing[]) => Promise<void>;
  readonly #waitingMax: number;
  #waiting: Thing[] = [];
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  /** `work` must not reject. When more than `waitingMax` things would wait, those that already wait are dropped. */
  constructor(work: (things: Thing[]) => Promise<void>, waitingMax = Infinity) {
    this.#work = work;
    this.#waitingMax = waitingMax;
  }

  /** Resolves when the batch with these things is done. */
  add(things: readonly Thing[]): Promise<void> {
    if (this.#waiting.length + things.length > this.#waitingMax) this.#waiting = [];
    this.#waiting.push(...things);
    return (this.#next ??= this.#after(this.#running));
  }

  /** Resolves when everything added so far is done. */
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
