import type { DisputeCategory, DisputeOutcome, DisputeStatus } from "../../gql/graphql.ts";
import type { StatusTone } from "../../ui/StatusBadge.tsx";

/** The label of each category. Source: S2 §2 "when to file", C35 */
export const CATEGORIES: readonly { value: DisputeCategory; label: string }[] = [
  { value: "misrepresentation", label: "Item not as described" },
  { value: "scam", label: "Fraud or scam" },
  { value: "harassment", label: "Harassment" },
  { value: "other", label: "Other" },
];

export function categoryLabel(category: DisputeCategory): string {
  return CATEGORIES.find(({ value }) => value === category)?.label ?? category;
}

/** The label and colour tone of each status. */
export const STATUS_LOOK: Readonly<Record<DisputeStatus, { word: string; tone: StatusTone }>> = {
  pending: { word: "Pending", tone: "pending" },
  awaiting_response: { word: "Awaiting response", tone: "pending" },
  under_review: { word: "Under review", tone: "info" },
  resolved: { word: "Resolved", tone: "ok" },
  rejected: { word: "Rejected", tone: "closed" },
  withdrawn: { word: "Withdrawn", tone: "closed" },
};

interface Member {
  id: string;
  displayName: string;
}

interface Ended {
  status: DisputeStatus;
  outcome?: DisputeOutcome | null | undefined;
  amount: number;
  refunded: number;
  payer: Member;
  payee: Member;
}

/** The result of a dispute in one sentence, for one of its sides or for an administrator. */
export function endingWords(dispute: Ended, viewerId: string | undefined): string {
  const { status, outcome, amount, refunded, payer, payee } = dispute;
  if (status === "withdrawn") return "It was withdrawn, and the deal goes on.";
  if (status === "rejected") return "The report was rejected: the deal stands.";
  if (amount === 0) return "The report was upheld. No TP were paid in this deal.";
  const whose = payee.id === viewerId ? "yours" : `${payee.displayName}’s`;
  if (outcome === "release") return `${amount} TP are ${whose}.`;
  const back = `${refunded} of ${amount} TP ${payer.id === viewerId ? "came back to you" : `went back to ${payer.displayName}`}`;
  return outcome === "split" ? `${back}; the rest is ${whose}.` : `${back}.`;
}
