/** The weekdays in words, from Monday. */
export const WEEKDAYS = [
  "Mondays",
  "Tuesdays",
  "Wednesdays",
  "Thursdays",
  "Fridays",
  "Saturdays",
  "Sundays",
] as const;

/** A day is looked at in parts of so many hours. */
export const BLOCK_HOURS = 4;

/** A weekday, 1 is Monday: "Saturdays". Sunday is 7, or 0 as the clock has it. */
export function weekdayWord(day: number): string {
  return WEEKDAYS[(day + 6) % 7] ?? "";
}

/** A part of a day that begins at an hour: "16:00 to 20:00 UTC". */
export function blockWords(from: number): string {
  return `${clock(from)} to ${clock(from + BLOCK_HOURS)} UTC`;
}

function clock(hour: number): string {
  return `${String(hour % 24).padStart(2, "0")}:00`;
}
