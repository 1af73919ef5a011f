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
