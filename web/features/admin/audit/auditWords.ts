import { timestampText } from "../../../ui/dayText.ts";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { documentPath } from "../explorer/links.ts";
import { rowDocument } from "../rowDocument.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  suspendMember: "Suspended a member",
  liftSuspension: "Lifted a suspension",
  setRole: "Changed a role",
  resetTwoStep: "Reset a two-step sign-in",
  viewAs: "Viewed the market as a member",
  claimCase: "Claimed a case",
  releaseCase: "Gave a case back",
  decideCase: "Decided a case",
  takeDispute: "Took on a dispute",
  askDispute: "Asked both sides of a dispute",
  decideDispute: "Decided a dispute",
  deleteItem: "Deleted an item",
  restoreItem: "Restored an item",
  setSwitch: "Set a switch",
  requestReport: "Requested a report",
  cancelReportRun: "Cancelled a report",
  createReportSchedule: "Scheduled a report",
  pauseReportSchedule: "Paused a report's schedule",
  resumeReportSchedule: "Resumed a report's schedule",
  runReportSchedule: "Ran a scheduled report",
  deleteReportSchedule: "Deleted a report's schedule",
  retryJob: "Retried a job",
  retryJobs: "Retried all jobs of a kind",
  dropJob: "Dropped a job",
  retryDeadLetter: "Retried a dead letter",
  dropDeadLetter: "Dropped a dead letter",
  requestAdjustment: "Asked for an adjustment",
  approveAdjustment: "Approved an adjustment",
  rejectAdjustment: "Rejected an adjustment",
  withdrawAdjustment: "Withdrew an adjustment",
  revealValue: "Revealed a masked value",
  fundPool: "Funded a pool",
};

/** Each action and its words, by the words. */
export const ACTION_CHOICES: readonly { value: string; label: string }[] = Object.entries(ACTIONS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** The name of a mutation in words; the name itself if there are none. */
export function actionWords(action: string): string {
  return ACTIONS[action] ?? action;
}

/** `done` or the code of a refusal in words: "Done", "Already suspended". */
export function outcomeWords(outcome: string): string {
  return reasonWords(outcome.toLowerCase());
}

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  member: (id) => `/admin/users?user=${id}`,
  item: (id) => `/admin/items?item=${id}`,
  case: (id) => `/admin/moderation?case=${id}`,
  dispute: (id) => `/admin/disputes?dispute=${id}`,
  report_run: (id) => `/admin/reports?run=${id}`,
  report_schedule: () => "/admin/reports",
  job: () => "/admin/jobs",
  dead_letter: () => "/admin/jobs?part=dead_letters",
  post: (id) => `/community/posts/${id}`,
  circle: (id) => `/circles/${id}`,
  stream: (id) => `/streams/${id}`,
  audit_entry: (id) => `/admin/audit?entry=${id}`,
  pool: () => "/admin/ledger",
  adjustment: (id) => `/admin/adjustments?adjustment=${id}`,
};

/** What an entry is about: "Member #7", "Switch: offers", "Masked value: addresses/17/phoneNumber". */
export function subjectWords(type: string, id: string): string {
  if (type === "masked_value") return `${reasonWords(type)}: ${id}`;
  return /^\d+$/.test(id)
    ? `${reasonWords(type)} #${id}`
    : `${reasonWords(type)}: ${id.replaceAll("_", " ")}`;
}

/** Where the subject of an entry is shown; null if there is no screen for it. */
export function subjectPath(type: string, id: string): string | null {
  if (type === "switch") return "/admin/switches";
  if (type === "job_task") return "/admin/jobs";
  if (type === "report") return "/admin/reports";
  if (!/^\d+$/.test(id)) return null;
  const path = PATHS[type]?.(id);
  const query = path === undefined ? rowDocument(type, id) : undefined;
  return path ?? (query && documentPath({ query })) ?? null;
}

/** A name in camel case in words: "suspendedUntil" becomes "Suspended until". */
export function valueWords(name: string): string {
  return reasonWords(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const TRUTH: Readonly<Record<string, string>> = { true: "yes", false: "no" };

/** A value of the log in words: dates as the reader writes them, yes and no, a dash for none. */
export function valueText(value: string | null | undefined): string {
  if (value == null) return "–";
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return timestampText(value);
  return TRUTH[value] ?? value;
}
