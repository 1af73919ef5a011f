import { object, string } from "yup";
import { MODERATION } from "../../../../schema/limits.ts";
import type { CaseDecision, DecideCaseInput } from "../../../gql/graphql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { reasonRule } from "../actions/reasonSchema.ts";
import type { QueuedCase } from "./CaseTable.tsx";

const CHOICES: Readonly<Record<CaseDecision, string>> = {
  dismiss: "Dismiss: it does not break the rules",
  remove: "Remove it",
  warn: "Warn the member",
  suspend: "Suspend the member, and remove it",
  grant: "Grant: take the decision back",
  refuse: "Refuse: the decision stands",
};

const ACTS: Readonly<Record<CaseDecision, string>> = {
  dismiss: "Dismiss",
  remove: "Remove",
  warn: "Warn",
  suspend: "Suspend",
  grant: "Grant the appeal",
  refuse: "Refuse the appeal",
};

/** What the button says that makes the decision. */
export function actOf({ decision }: Pick<Values, "decision">): string {
  return ACTS[decision as CaseDecision];
}

/** Whether the decision takes something from the member. */
export function takesSomething({ decision }: Pick<Values, "decision">): boolean {
  return decision === "remove" || decision === "suspend";
}

/** What a decision does. A suspension removes nothing where that is not possible: a profile, or what is sold or gone. */
function wordsOf(
  decision: CaseDecision,
  { viewerActions }: Pick<QueuedCase, "viewerActions">,
): string {
  return decision === "suspend" && !viewerActions.includes("remove")
    ? "Suspend the member"
    : CHOICES[decision];
}

/** The decisions that the viewer can make about a case. */
export function decisionsIn(one: Pick<QueuedCase, "viewerActions">) {
  return (Object.keys(CHOICES) as CaseDecision[])
    .filter((decision) => one.viewerActions.includes(decision))
    .map((value) => ({ value, label: wordsOf(value, one) }));
}

export const LIFTED = "lifted";
const SHORT = [
  { value: "1", label: "1 day" },
  { value: "3", label: "3 days" },
  { value: String(MODERATION.moderatorDaysMax), label: `${MODERATION.moderatorDaysMax} days` },
];

/** How long somebody may suspend. */
export function durationsFor(isAdmin: boolean) {
  return isAdmin
    ? [
        ...SHORT,
        { value: "30", label: "30 days" },
        { value: "90", label: "90 days" },
        { value: LIFTED, label: "Until lifted" },
      ]
    : SHORT;
}

export interface Values {
  decision: string;
  reason: string;
  notes: string;
  days: string;
}

/** The same rules as the server's. */
export const caseSchema = object({
  decision: string().required("Choose a decision"),
  reason: string().when("decision", ([decision], rule) =>
    decision === "dismiss" || decision === "" ? rule : reasonRule(MODERATION.reason),
  ),
  notes: string()
    .trim()
    .max(MODERATION.notesMax, `The notes may have at most ${MODERATION.notesMax} characters`),
});

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** When a suspension ends; a minute early, because the server's clock may be behind. */
function endOf(days: string): string | null {
  return days === LIFTED
    ? null
    : new Date(Date.now() + Number(days) * DAY_MS - MINUTE_MS).toISOString();
}

export function inputOf(id: string, values: Values): DecideCaseInput {
  const decision = values.decision as CaseDecision;
  return {
    id,
    decision,
    reason: decision === "dismiss" ? null : values.reason.trim(),
    notes: values.notes.trim() || null,
    until: decision === "suspend" ? endOf(values.days) : null,
  };
}

export function summaryOf(
  one: Pick<QueuedCase, "viewerActions" | "member">,
  values: Values,
): [name: string, text: string][] {
  const name = one.member.displayName;
  const { decision, reason, notes, days } = values;
  const end = endOf(days);
  return [
    ["Decision", wordsOf(decision as CaseDecision, one)],
    ...(decision === "dismiss"
      ? []
      : [[`Reason, as ${name} is told`, reason.trim()] as [string, string]]),
    ...(decision === "suspend"
      ? [["Ends", end ? dayText(end) : "When it is lifted"] as [string, string]]
      : []),
    ...(notes.trim() === "" ? [] : [["Notes", notes.trim()] as [string, string]]),
  ];
}
