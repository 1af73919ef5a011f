import type { DisputeCategory, DisputeStatus } from "../../gql/graphql.ts";
import type { StatusTone } from "../../ui/StatusBadge.tsx";

/** The labels people read. Source: S2 §2 "when to file", C35 */
export const CATEGORIES: readonly { value: DisputeCategory; label: string }[] = [
  { value: "misrepresentation", label: "Item not as described" },
  { value: "scam", label: "Fraud or scam" },
  { value: "harassment", label: "Harassment" },
  { value: "other", label: "Other" },
];

export function categoryLabel(category: DisputeCategory): string {
  return CATEGORIES.find(({ value }) => value === category)?.label ?? category;
}

/** How each status is shown. */
export const STATUS_LOOK: Readonly<Record<DisputeStatus, { word: string; tone: StatusTone }>> = {
  pending: { word: "Pending", tone: "pending" },
  awaiting_response: { word: "Awaiting response", tone: "pending" },
  under_review: { word: "Under review", tone: "info" },
  resolved: { word: "Resolved", tone: "ok" },
  rejected: { word: "Rejected", tone: "closed" },
  withdrawn: { word: "Withdrawn", tone: "closed" },
};
