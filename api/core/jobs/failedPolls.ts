import type { WorkerEvents } from "graphile-worker";

/** After so many failed polls in a row, by all workers of a server, the queue is restarted. */
const FAILED_LOOKS_MAX = 6;

/**
 * Detects a runner that can never find work again. graphile-worker looks up the ids of its tasks once and keeps the
 * result, even an error because PostgreSQL was unavailable. It reports this at debug level only.
 */
export class FailedPolls {
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
