/** The time source of every rule, so that a test can move the clock. No Date.now() and no SQL now() in rules. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** The time `hours` after `at`. */
export function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * 3_600_000);
}

/** The time `minutes` after `at`. */
export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}

/** The UTC day of a time, as YYYY-MM-DD. Source: C50 */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The beginning of the UTC day of a time, or of one some days later. */
export function startOfDay(at: Date, days = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + days));
}

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A UTC day as mails, refusals and predictions say it: "4 March 2026". */
export function dayWords(at: Date): string {
  return day.format(at);
}

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** A time as mails and refusals say it: "4 March 2026 at 05:06 UTC". */
export function momentWords(at: Date): string {
  return `${moment.format(at)} UTC`;
}
