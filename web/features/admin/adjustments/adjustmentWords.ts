import { ADJUSTMENT } from "../../../../schema/limits.ts";
import type { AdjustmentFailure, AdjustmentStatus } from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";

/** The states in the order of the filter; the first is shown without a choice. */
export const STATUSES = [
  { value: "requested", label: "Waiting" },
  { value: "posted", label: "Posted" },
  { value: "rejected", label: "Rejected" },
  { value: "withdrawn", label: "Withdrawn" },
  { value: "expired", label: "Expired" },
  { value: "failed", label: "Not posted" },
] as const satisfies readonly { value: AdjustmentStatus; label: string }[];

export const STATUS_LOOK: Readonly<Record<AdjustmentStatus, { word: string; tone: StatusTone }>> = {
  requested: { word: "Waiting", tone: "pending" },
  posted: { word: "Posted", tone: "ok" },
  rejected: { word: "Rejected", tone: "closed" },
  withdrawn: { word: "Withdrawn", tone: "closed" },
  expired: { word: "Expired", tone: "closed" },
  failed: { word: "Not posted", tone: "closed" },
};

export const FAILURES: Readonly<Record<AdjustmentFailure, string>> = {
  insufficient_balance: "The member had too few available TP",
  member_gone: "The member has left the market",
  requester_gone: "Who asked for it is no administrator any more",
};

/** What comes at the deadline of one that waits, after its countdown: "23 h left", "then posted unless withdrawn". */
export function endWords(isAlone: boolean): string {
  return isAlone ? "then posted unless withdrawn" : "then it expires";
}

/** What is left of the day, in a sentence. */
export function leftWords(leftToday: number): string {
  const day = tpText(ADJUSTMENT.dayMax);
  return `${leftToday.toLocaleString("en")} of ${day} are left for adjustments today (UTC).`;
}

/** Who would approve it, in a sentence. */
export function approverWords(approvers: number): string {
  const { approvalHours, aloneHours } = ADJUSTMENT;
  if (approvers === 0)
    return `No other administrator can approve it: it is posted after ${aloneHours} hours unless you withdraw it, and every administrator is mailed.`;
  const who = approvers === 1 ? "1 other administrator" : `${approvers} other administrators`;
  return `${who} can approve it, for ${approvalHours} hours.`;
}

/** Of what was asked for while nobody else could approve it. */
export const ALONE = "None could approve it when it was asked for";
