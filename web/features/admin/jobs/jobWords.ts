import type {
  DeadlineName,
  JobsPart,
  JobStatus,
  JobsSummary_SummaryFragment,
  JobTask,
} from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";

/** The lists, in the order of the chips; the first is shown without a choice. */
export const PARTS = [
  { value: "failed", label: "Failed jobs" },
  { value: "waiting", label: "Waiting jobs" },
  { value: "dead_letters", label: "Dead letters" },
  { value: "overdue", label: "Overdue" },
] as const satisfies readonly { value: JobsPart; label: string }[];

export const TASKS: Readonly<Record<JobTask, string>> = {
  mail_leaves: "Send a mail",
  text_leaves: "Send a text message",
  report_written: "Write reports",
  events_forgotten: "Delete old live events",
  domain_events_forgotten: "Delete old domain events",
  over_forgotten: "Delete what has expired",
  erasures_swept: "Finish deleted accounts",
  suspended_swept: "Finish suspensions",
  days_closed: "Store the figures of past days",
  prices_learned: "Learn prices",
  rewards_counted: "Count XP and set challenges",
  trends_counted: "Count what is in demand",
  insights_measured: "Measure recommendations, tips and the scanner",
  predictions_made: "Make predictions and look at earlier ones",
  photos_described: "Describe photos for the scanner",
  log_sealed: "Append transfers to the public log",
  stream_peers_forgotten: "Clean up direct pictures",
  videos_forgotten: "Delete old videos",
  reports_forgotten: "Delete old reports",
  given_up_forgotten: "Delete jobs that were given up",
};

export const JOB_STATUS: Readonly<Record<JobStatus, { label: string; tone: StatusTone }>> = {
  waiting: { label: "Waiting", tone: "pending" },
  running: { label: "Running", tone: "info" },
  failing: { label: "Tried again", tone: "pending" },
  given_up: { label: "Given up", tone: "closed" },
};

/** Each deadline, and the kind of its row as links know it. */
export const DEADLINES: Readonly<Record<DeadlineName, { label: string; subject: string }>> = {
  offer_expires: { label: "An offer expires", subject: "offer" },
  order_part_ends: { label: "A part of an order ends", subject: "order_part" },
  stream_ends: { label: "A stream ends", subject: "stream" },
  stream_reminds: { label: "A stream's reminder ends", subject: "reminder" },
  review_published: { label: "A review is published", subject: "review" },
  dispute_moves: { label: "A dispute goes on", subject: "dispute" },
  suspension_ends: { label: "A suspension ends", subject: "suspension" },
  report_schedule_runs: { label: "A scheduled report runs", subject: "report_schedule" },
  adjustment_ends: { label: "An adjustment ends", subject: "adjustment" },
};

/** Jobs and events that take less are on time. In seconds. */
const ON_TIME = 5;

/** Seconds in words: "12 s", "3 min", "5 h". */
export function secondsText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** What is late, in sentences. */
export function latenessWords(
  summary: Pick<JobsSummary_SummaryFragment, "jobLag" | "deadlineLag" | "consumers">,
): string {
  const { jobLag, deadlineLag, consumers } = summary;
  const late = [
    ...(jobLag > ON_TIME ? [`A job has waited for a server for ${secondsText(jobLag)}.`] : []),
    ...(deadlineLag > ON_TIME
      ? [`The most overdue deadline is ${secondsText(deadlineLag)} late.`]
      : []),
    ...consumers
      .filter(({ lag }) => lag > ON_TIME)
      .map(
        ({ name, waiting, lag }) =>
          `${waiting === 1 ? "1 event waits" : `${waiting} events wait`} for ${name}, the oldest for ${secondsText(lag)}.`,
      ),
  ];
  return late.join(" ") || "Jobs, deadlines and events are on time.";
}
