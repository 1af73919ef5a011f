import { startOfDay, utcDay } from "../../core/clock.ts";
import type { ReportFrequency } from "../../core/graphql/enums.ts";

/** When a schedule runs, in UTC. */
export interface Rhythm {
  frequency: ReportFrequency;
  /** Weekly: the day, 1 is Monday. Monthly: the day of the month, 1 to 28. */
  runOn: number | null;
  /** 0 to 23. */
  hour: number;
}

const DAYS_MAX = 32;

/** The first run after a moment. */
export function nextRunAt(rhythm: Rhythm, after: Date): Date {
  for (let days = 0; days <= DAYS_MAX; days++) {
    const day = startOfDay(after, days);
    const at = new Date(day.getTime() + rhythm.hour * 3_600_000);
    if (at > after && runsOn(rhythm, day)) return at;
  }
  throw new Error("a schedule without a next run");
}

function runsOn({ frequency, runOn }: Rhythm, day: Date): boolean {
  if (frequency === "weekly") return (day.getUTCDay() || 7) === runOn;
  return frequency === "daily" || day.getUTCDate() === runOn;
}

/** The days that a run at that moment is about: the day, the seven days or the calendar month before. */
export function daysBefore(frequency: ReportFrequency, at: Date): { from: string; to: string } {
  if (frequency === "monthly") {
    const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0));
    return { from: utcDay(first), to: utcDay(last) };
  }
  const days = frequency === "weekly" ? 7 : 1;
  return { from: utcDay(startOfDay(at, -days)), to: utcDay(startOfDay(at, -1)) };
}
