const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const moment = new Intl.DateTimeFormat("en", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const timestamp = new Intl.DateTimeFormat("en", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
});

const clock = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" });

const utcTimestamp = new Intl.DateTimeFormat("en", {
  dateStyle: "medium",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A date in the reader's time zone: "Nov 24, 2026". */
export function dayText(date: string | Date): string {
  return day.format(new Date(date));
}

/** A date with the time: "Nov 24, 14:05". */
export function momentText(date: string | Date): string {
  return moment.format(new Date(date));
}

/** A date with year and time, where it must not be mistaken: "Nov 24, 2026, 14:05". */
export function timestampText(date: string | Date): string {
  return timestamp.format(new Date(date));
}

/** The time of a moment today, to the second: "14:05:09". */
export function clockText(date: string | Date): string {
  return clock.format(new Date(date));
}

/** A date with year and time in UTC, which whoever shows it says: "Nov 24, 2026, 13:05". */
export function utcTimestampText(date: string | Date): string {
  return utcTimestamp.format(new Date(date));
}
