/** Where every rule gets its time from, so that a test can move it. No Date.now() and no SQL now() in rules. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** The moment `hours` after `at`. */
export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}

/** The moment `minutes` after `at`. */
export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

/** The UTC day of a moment, as YYYY-MM-DD. Source: C50 */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
