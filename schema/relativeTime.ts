const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 };
const RELATIVE = /^(now|today)(?:([+-])(\d{1,5})([mhdw]))?$/;

/** A time that depends on when a query runs: `now-2h`, `today-30d`. A day begins at 00:00 UTC. */
export class RelativeTime {
  readonly from: "now" | "today";
  /** How many minutes after that it is; before that where negative. */
  readonly minutes: number;

  constructor(from: "now" | "today", minutes: number) {
    this.from = from;
    this.minutes = minutes;
  }

  /** Whether it is a whole day, whenever the query runs. */
  get isDay(): boolean {
    return this.from === "today" && this.minutes % (MINUTES["d"] ?? 0) === 0;
  }

  /** The moment, for a query that runs now. */
  at(now: Date): Date {
    const start = new Date(now);
    if (this.from === "today") start.setUTCHours(0, 0, 0, 0);
    return new Date(start.getTime() + this.minutes * 60_000);
  }
}

/**
 * Reads `now` or `today`, alone or with minutes, hours, days or weeks more or less: `now-90m`, `now+2h`, `today-30d`,
 * `today-4w`. Undefined for everything else.
 */
export function relativeTime(text: string): RelativeTime | undefined {
  const found = RELATIVE.exec(text);
  if (!found) return undefined;
  const [, from, sign, count = "0", unit = "m"] = found;
  const minutes = Number(count) * (MINUTES[unit] ?? 0);
  return new RelativeTime(
    from as "now" | "today",
    sign === "-" && minutes > 0 ? -minutes : minutes,
  );
}
