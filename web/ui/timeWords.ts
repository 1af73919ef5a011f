const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat("en", { style: "short", numeric: "auto" });
const shortDate = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const longDate = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

/** The time since a date: "just now", "2 min ago", "yesterday", then the date. */
export function agoWords(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  if (age < MINUTE) return "just now";
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute").replace(".", "");
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), "hour").replace(".", "");
  if (age < 7 * DAY) return relative.format(-Math.floor(age / DAY), "day").replace(".", "");
  return (date.getFullYear() === now.getFullYear() ? shortDate : longDate).format(date);
}

/** The time left: "47 h 12 min left", "12 min left", "32 s left", "Time is up". */
export function leftWords(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return "Time is up";
  if (left < MINUTE) return `${Math.ceil(left / SECOND)} s left`;
  if (left < HOUR) return `${Math.floor(left / MINUTE)} min left`;
  const minutes = Math.floor((left % HOUR) / MINUTE);
  return `${Math.floor(left / HOUR)} h${minutes > 0 ? ` ${minutes} min` : ""} left`;
}
