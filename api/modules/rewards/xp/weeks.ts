import { startOfDay, utcDay } from "../../../core/clock.ts";

/** The Monday on which the ISO week begins, at 00:00 UTC. */
export function startOfWeek(at: Date, weeks = 0): Date {
  return startOfDay(at, 7 * weeks - ((at.getUTCDay() + 6) % 7));
}

/** The first day of the UTC month, at 00:00. */
export function startOfMonth(at: Date): Date {
  return new Date(`${utcDay(at).slice(0, 7)}-01T00:00:00Z`);
}
