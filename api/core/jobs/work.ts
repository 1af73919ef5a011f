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

/** Does all periodic work once, whatever its schedule: for tests that moved the clock. */
export async function doPeriodicWork(
  services: Services,
  periodic: readonly PeriodicWork[],
): Promise<void> {
  for (const { run } of periodic) while ((await run(services, services.clock.now())) > 0);
}
