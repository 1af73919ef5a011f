import { JobTask, PoolName, ReportName, SwitchName, type AuditSubject } from "../graphql/enums.ts";
import { INT4_MAX } from "../graphql/ids.ts";

/** What an administrator's action is about, and where in its arguments that is said, such as `input.memberId`. */
export interface ActionRule {
  subject: AuditSubject;
  /** The path of the argument with the subject's id. */
  id: string;
  /** The path of the argument with the reason, where the action has one. */
  reason?: string;
}

/** One call of an administrator's action. */
export interface Action {
  /** The name of the mutation. */
  name: string;
  subject: { type: AuditSubject; id: string | null };
  reason: string | null;
  /** The hash of the dry run that the caller confirms: it refuses other effects. */
  confirms: string | null;
  /** Whether its transaction is rolled back at the end. */
  isDryRun: boolean;
  /** Set by its transaction, which stores the entry of the audit log. */
  isAudited: boolean;
}

/** What is longer is refused; the audit log has its beginning. In characters, because half a one cannot be stored. */
const REASON_MAX = 1000;

function beginningOf(text: string): string {
  return [...text].slice(0, REASON_MAX).join("");
}

/** The id of a masked value: its table, the key of its row and its column, such as `addresses/17/phoneNumber`. */
export const MASKED_VALUE = /^([a-z_]{1,63})\/([1-9]\d{0,14})\/([a-zA-Z]{1,63})$/;

/** What is an id of the subjects whose ids are no numbers. */
const FORMS: Partial<Record<AuditSubject, (id: string) => boolean>> = {
  switch: (id) => id in SwitchName,
  report: (id) => id in ReportName,
  job_task: (id) => id in JobTask,
  pool: (id) => id in PoolName,
  masked_value: (id) => MASKED_VALUE.test(id),
};

/** Whether the ids of a subject are numbers. */
export function isNumbered(type: AuditSubject): boolean {
  return FORMS[type] === undefined;
}

/** The one form of a subject's id in the log; null for what is no id, or none that a row can have: the use case refuses it. */
export function subjectIdOf(type: AuditSubject, id: unknown): string | null {
  const isId = FORMS[type];
  if (isId) return isId(String(id)) ? String(id) : null;
  if (!/^\d{1,15}$/.test(String(id))) return null;
  // The queue counts its jobs further than our tables count their rows.
  return type === "job" || Number(id) <= INT4_MAX ? String(Number(id)) : null;
}

interface Call {
  name: string;
  rule: ActionRule;
  args: Record<string, unknown>;
  isDryRun: boolean;
}

export function actionOf({ name, rule, args, isDryRun }: Call): Action {
  const reason = rule.reason === undefined ? undefined : valueAt(args, rule.reason);
  const { confirms } = args;
  return {
    name,
    subject: { type: rule.subject, id: subjectIdOf(rule.subject, valueAt(args, rule.id)) },
    reason: typeof reason === "string" ? beginningOf(reason.trim()) || null : null,
    confirms: typeof confirms === "string" ? confirms : null,
    isDryRun,
    isAudited: false,
  };
}

function valueAt(args: Record<string, unknown>, path: string): unknown {
  let value: unknown = args;
  for (const name of path.split(".")) value = (value as Record<string, unknown> | null)?.[name];
  return value;
}
