import type { Services } from "../context.ts";

/** What the server does again and again. */
export interface PeriodicWork {
  /** Its name in the job queue. */
  task: string;
  /** When, in cron's words, in UTC: minute, hour, day, month, day of the week. */
  cron: string;
  /** In words, for the documentation. */
  when: string;
  what: string;
  /** Does a bounded step and answers how much it did; it is called until that is nothing. */
  run(services: Services, now: Date): Promise<number>;
}

/** Does all of it once, as if its time had come: for tests that moved the clock. */
export async function doPeriodicWork(
  services: Services,
  periodic: readonly PeriodicWork[],
): Promise<void> {
  for (const { run } of periodic) while ((await run(services, services.clock.now())) > 0);
}
