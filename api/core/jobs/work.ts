import type { Services } from "../context.ts";

/** Work that the server does periodically. */
export interface PeriodicWork {
  /** Its name in the job queue. */
  task: string;
  /** A cron expression, in UTC: minute, hour, day, month, day of the week. */
  cron: string;
  /** In words, for the documentation. */
  when: string;
  what: string;
  /** Does one bounded step and returns how much it did; it is called again until that is 0. */
  run(services: Services, now: Date): Promise<number>;
}

/** Work that a row asks for, done by a job that only wakes a server: the row decides what is done. */
export interface RowWork {
  /** Its name in the job queue. */
  task: string;
  /** In words, for the documentation. */
  when: string;
  what: string;
  /** Does what rows ask for. `signal` is aborted when the server stops. Returns whether it did anything. */
  run(services: Services, signal: AbortSignal): Promise<boolean>;
  /** Adds a job for every row that waits and has none: a server may have died before it added one. */
  rearm(services: Services): Promise<void>;
}

/** Does all periodic work once, whatever its schedule: for tests that moved the clock. */
export async function doPeriodicWork(
  services: Services,
  periodic: readonly PeriodicWork[],
): Promise<void> {
  for (const { run } of periodic) while ((await run(services, services.clock.now())) > 0);
}
