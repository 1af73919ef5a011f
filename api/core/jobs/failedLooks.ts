import type { WorkerEvents } from "graphile-worker";

/** So many looks for work that failed in a row, by all workers of a server, and the queue is started anew. */
const FAILED_LOOKS_MAX = 6;

/**
 * The library looks up the ids of its tasks once and keeps the answer, also when PostgreSQL went away meanwhile and the
 * answer is an error: such a runner never finds work again, and only says so at debug level.
 */
export class FailedLooks {
  readonly #giveUp: () => unknown;
  #inARow = 0;

  constructor(giveUp: () => unknown) {
    this.#giveUp = giveUp;
  }

  watch(events: WorkerEvents): WorkerEvents {
    const found = () => {
      this.#inARow = 0;
    };
    events.on("worker:getJob:empty", found);
    events.on("job:start", found);
    events.on("worker:getJob:error", () => {
      this.#inARow += 1;
      if (this.#inARow >= FAILED_LOOKS_MAX) this.#giveUp();
    });
    return events;
  }
}
