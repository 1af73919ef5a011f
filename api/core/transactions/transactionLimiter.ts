import { tooBusy } from "../failures.ts";

/** How long a transaction may wait to begin, in milliseconds: as long as a statement may wait for a connection. */
export const PATIENCE_MS = 4000;

interface Bounds {
  /** How many run together. */
  atOnce: number;
  /** How long a transaction may wait to begin, in milliseconds. Default 4000. */
  patienceMs?: number;
}

interface Waiting {
  whose: number | undefined;
  begin(): void;
}

/**
 * Lets transactions begin in the order of their arrival, a few at a time. Transactions that wait inside the database
 * for the same row lock hold a connection each, and cost the database more than they do here. One member gets half of
 * the places at most, so that a busy seller delays nobody else and reads always find a connection.
 */
export class TransactionLimiter {
  readonly #atOnce: number;
  readonly #patienceMs: number;
  readonly #each: number;
  /** In the order of arrival. */
  readonly #waiting = new Set<Waiting>();
  /** Places taken, by member. */
  readonly #taken = new Map<number, number>();
  #running = 0;

  constructor({ atOnce, patienceMs = PATIENCE_MS }: Bounds) {
    this.#atOnce = atOnce;
    this.#patienceMs = patienceMs;
    this.#each = Math.ceil(atOnce / 2);
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Runs `work` when there is a free place; `whose` is the id of the member it is done for. Refuses with UNAVAILABLE
   * after too long a wait.
   */
  async run<T>(whose: number | undefined, work: () => Promise<T>): Promise<T> {
    if (this.#hasPlace(whose)) this.#take(whose);
    else await this.#turn(whose);
    try {
      return await work();
    } finally {
      this.#leave(whose);
    }
  }

  #hasPlace(whose: number | undefined): boolean {
    return this.#running < this.#atOnce && this.#takenBy(whose) < this.#each;
  }

  /** Visitors and the server's own jobs have no limit of their own: they are many, not one. */
  #takenBy(whose: number | undefined): number {
    return whose === undefined ? 0 : (this.#taken.get(whose) ?? 0);
  }

  #take(whose: number | undefined): void {
    this.#running++;
    if (whose !== undefined) this.#taken.set(whose, this.#takenBy(whose) + 1);
  }

  #turn(whose: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        whose,
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(tooBusy());
      }, this.#patienceMs);
      this.#waiting.add(waiting);
    });
  }

  #leave(whose: number | undefined): void {
    this.#running--;
    const left = this.#takenBy(whose) - 1;
    if (whose !== undefined && left > 0) this.#taken.set(whose, left);
    else if (whose !== undefined) this.#taken.delete(whose);
    for (const waiting of this.#waiting) {
      if (!this.#hasPlace(waiting.whose)) continue;
      this.#waiting.delete(waiting);
      this.#take(waiting.whose);
      return waiting.begin();
    }
  }
}
