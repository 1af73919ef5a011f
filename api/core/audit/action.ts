import { JobTask, ReportName, SwitchName, type AuditSubject } from "../graphql/enums.ts";

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

/** The subjects whose ids are names. */
const NAMES: Partial<Record<AuditSubject, object>> = {
  switch: SwitchName,
  report: ReportName,
  job_task: JobTask,
};

/** The one form of a subject's id in the log; null for what is no id, which the use case refuses. */
export function subjectIdOf(type: AuditSubject, id: unknown): string | null {
  const names = NAMES[type];
  if (names) return String(id) in names ? String(id) : null;
  return /^\d{1,15}$/.test(String(id)) ? String(Number(id)) : null;
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
