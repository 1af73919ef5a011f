import type { CaseDecision, ReportReason, ReportSubject } from "../../../gql/graphql.ts";
import type { StatusTone } from "../../../ui/StatusBadge.tsx";

export const SUBJECT_WORDS: Readonly<Record<ReportSubject, string>> = {
  member: "Member",
  message: "Message",
  item: "Item",
  post: "Post",
  comment: "Comment",
  review: "Review",
  guide: "Guide",
};

export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  spam: "Spam",
  scam: "Scam",
  harassment: "Harassment",
  prohibited_item: "Prohibited item",
  other: "Other",
};

export const DECISION_LOOK: Readonly<Record<CaseDecision, { word: string; tone: StatusTone }>> = {
  dismiss: { word: "Dismissed", tone: "closed" },
  remove: { word: "Removed", tone: "info" },
  warn: { word: "Warned", tone: "info" },
  suspend: { word: "Suspended", tone: "info" },
  grant: { word: "Granted", tone: "ok" },
  refuse: { word: "Refused", tone: "closed" },
};

/** The first line of what was reported, for a row. */
export function firstLine(content: string): string {
  return content.split("\n", 1)[0]?.trim() ?? "";
}
