import type {
  ReportFailure,
  ReportFrequency,
  ReportRunStatus,
  ReportScheduleStatus,
} from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";

export const FORMATS = [
  { value: "csv", label: "CSV, for spreadsheets" },
  { value: "jsonl", label: "JSON lines, for programs" },
] as const;

export const RUN_STATUS: Readonly<Record<ReportRunStatus, { label: string; tone: StatusTone }>> = {
  queued: { label: "Waiting", tone: "pending" },
  running: { label: "Being written", tone: "info" },
  done: { label: "Done", tone: "ok" },
  failed: { label: "Failed", tone: "closed" },
  cancelled: { label: "Cancelled", tone: "closed" },
};

export const FAILURES: Readonly<Record<ReportFailure, string>> = {
  disk_full: "The disk is full. Make room, then run it again.",
  too_slow: "The database took too long. Take fewer days.",
  interrupted: "The servers ended three times while it was written. Run it again.",
  query_invalid: "The query does not fit the tables any more. Change it and ask again.",
  error: "Something went wrong. The server's log has it.",
};

export const SCHEDULE_STATUS: Readonly<
  Record<ReportScheduleStatus, { label: string; tone: StatusTone }>
> = {
  active: { label: "Active", tone: "ok" },
  paused: { label: "Paused", tone: "pending" },
  stopped: { label: "Stopped", tone: "closed" },
};

export const FREQUENCIES = [
  { value: "daily", label: "Every day, about the day before" },
  { value: "weekly", label: "Every week, about the seven days before" },
  { value: "monthly", label: "Every month, about the month before" },
] as const;

export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

interface Narrowed {
  from?: string | null | undefined;
  to?: string | null | undefined;
  category?: string | null | undefined;
  status?: string | null | undefined;
}

/** What a run is about: "2026-03-01 to 2026-03-31 · Pending"; "Everything" where it is not narrowed. */
export function aboutWords(narrowed: Narrowed): string {
  return narrowedWords(narrowed).join(" · ") || "Everything";
}

/** Which rows of a query a report has. */
export function queryWords({ list }: { list?: string | null | undefined }): string {
  return `All rows of ${list ?? "a query"}`;
}

/** What a report is narrowed to, one word or two for each. */
export function narrowedWords({ from, to, category, status }: Narrowed): string[] {
  return [
    ...(from && to ? [from === to ? from : `${from} to ${to}`] : []),
    ...(category ? [category] : []),
    ...(status ? [reasonWords(status)] : []),
  ];
}

interface Rhythm {
  frequency: ReportFrequency;
  runOn?: number | null | undefined;
  hour: number;
}

/** When a schedule runs: "Mondays at 06:00 UTC". */
export function rhythmWords({ frequency, runOn, hour }: Rhythm): string {
  const at = `at ${hourText(hour)} UTC`;
  if (frequency === "weekly") return `${WEEKDAYS[(runOn ?? 1) - 1]}s ${at}`;
  return frequency === "daily" ? `Every day ${at}` : `Day ${runOn} of the month ${at}`;
}

/** "06:00" */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

const UNITS = ["bytes", "kB", "MB", "GB"] as const;

/** A size as people say it: "1.2 MB". */
export function sizeText(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${value.toFixed(digits)} ${UNITS[step]}`;
}
