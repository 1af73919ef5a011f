/** The fields that decide the status of a stream. */
interface Standing {
  readonly isLive: boolean;
  readonly scheduledAt: string | null;
  readonly endedAt: string | null;
}

export type Standings = "live" | "scheduled" | "ended" | "offline";

/** The status of a stream at this time; it may change while the page is open. Source: S2 §3 "Display status". */
export function statusOf(stream: Standing, now: Date): Standings {
  if (stream.isLive) return "live";
  if (stream.scheduledAt !== null && new Date(stream.scheduledAt) > now && stream.endedAt === null)
    return "scheduled";
  return stream.endedAt === null ? "offline" : "ended";
}

/** The groups of the page: live, upcoming, and the rest. Each keeps the given order. */
export function groupsOf<Row extends Standing>(rows: readonly Row[], now: Date) {
  const groups = { live: [] as Row[], upcoming: [] as Row[], recent: [] as Row[] };
  for (const row of rows) {
    const status = statusOf(row, now);
    const group = status === "live" ? "live" : status === "scheduled" ? "upcoming" : "recent";
    groups[group].push(row);
  }
  return groups;
}

const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Streaming now", or the most relevant date: when it is scheduled, when it ended, else when it was created. */
export function whenWords(
  stream: Standing & { readonly createdAt: string },
  status: Standings,
): string {
  if (status === "live") return "Streaming now";
  const date = status === "scheduled" ? stream.scheduledAt : stream.endedAt;
  return dayAndTime.format(new Date(date ?? stream.createdAt));
}

const MINUTE_MS = 60_000;

/** The time since a date: "less than a minute", "12 min", "1 h 5 min". */
export function elapsedWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  if (minutes === 0) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
