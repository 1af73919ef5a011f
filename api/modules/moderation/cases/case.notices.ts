import { MODERATION } from "../../../../schema/limits.ts";
import { hoursAfter, momentWords } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import type { CaseDecision, CaseKind, ReportSubject } from "../../../core/graphql/enums.ts";
import type { ModerationEvents } from "../../../core/outbox/events/moderation.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { staffIds } from "../../accounts/index.ts";
import type { Notice } from "../../notifications/index.ts";

/** What a case is about, in words. */
export const SUBJECT_WORDS: Readonly<Record<ReportSubject, string>> = {
  member: "profile",
  message: "message",
  item: "item",
  post: "post",
  comment: "comment",
  review: "review",
  guide: "guide",
};

interface Found {
  id: number;
  kind: CaseKind;
  subject: ReportSubject;
  memberId: number;
  reason: string | null;
  decision: CaseDecision | null;
  decidedAt: string | null;
  /** Of an appeal: the case it is about. */
  appealsId: number | null;
}

async function find(tx: Tx, caseId: number): Promise<Found> {
  const found = await row(
    tx.em,
    sql<Found>`
      select k.id, k.kind, k.subject, k.member_id as "memberId", k.reason, k.decision, k.decided_at as "decidedAt",
        k.appeals_id as "appealsId"
      from moderation_cases k where k.id = ${caseId}`,
  );
  if (!found) throw new Error("a case is gone");
  return found;
}

/** Until when a decision can be contested. */
export function appealableUntil(decidedAt: Date): Date {
  return hoursAfter(decidedAt, 24 * MODERATION.appealDays);
}

/** Tells the moderators and administrators that something waits: one notification, however much there is. */
export async function openedNotices(
  tx: Tx,
  { caseId }: ModerationEvents["CaseOpened"],
): Promise<Notice[]> {
  const { kind, subject, memberId } = await find(tx, caseId);
  const what = `${subject === "item" ? "an" : "a"} ${SUBJECT_WORDS[subject]}`;
  const judges = (await staffIds(tx)).filter((id) => id !== memberId);
  return judges.map((userId) => ({
    userId,
    type: "moderation_waiting",
    title: kind === "appeal" ? "New appeal" : "New report",
    message: `${kind === "appeal" ? "An appeal" : "A report"} about ${what} waits; ${MODERATION.promiseHours} hours are promised`,
    data: { queue: "moderation" },
    replaces: { queue: "moderation" },
    actionUrl: `/admin/moderation?case=${caseId}`,
  }));
}

/** Tells who reported something that it was looked at, and whether anything was done; not what. */
export async function closedNotices(
  tx: Tx,
  happened: readonly { event: ModerationEvents["ReportClosed"] }[],
): Promise<Notice[]> {
  const closed = await rows(
    tx.em,
    sql<{ id: number; reporterId: number; subject: ReportSubject; status: string }>`
      select r.id, r.reporter_id as "reporterId", r.subject, r.status from reports r
      where r.id = any(${happened.map(({ event }) => event.reportId)}) order by r.id`,
  );
  return closed.map(({ id: reportId, reporterId, subject, status }) => {
    const what = SUBJECT_WORDS[subject];
    return {
      userId: reporterId,
      type: "moderation_closed",
      title: "We looked at your report",
      message:
        status === "dismissed"
          ? `The ${what} you reported does not break the rules. Thank you for telling us`
          : `We did something about the ${what} you reported. Thank you for telling us`,
      data: { reportId },
      actionUrl: "/trust-safety",
    };
  });
}

/** Tells a member why what they wrote is hidden, and until when they can contest it. */
export async function removedNotices(
  tx: Tx,
  { caseId }: ModerationEvents["ContentRemoved"],
): Promise<Notice[]> {
  const found = await find(tx, caseId);
  return [
    aboutDecision(found, {
      type: "moderation_removed",
      title: `The market removed your ${SUBJECT_WORDS[found.subject]}`,
    }),
  ];
}

/** Tells a member why they are warned. */
export async function warnedNotices(
  tx: Tx,
  { caseId }: ModerationEvents["MemberWarned"],
): Promise<Notice[]> {
  return [
    aboutDecision(await find(tx, caseId), {
      type: "moderation_warned",
      title: "The market warns you",
    }),
  ];
}

function aboutDecision(
  { id: caseId, memberId, reason, decidedAt }: Found,
  news: Pick<Notice, "type" | "title">,
): Notice {
  const until = appealableUntil(new Date(decidedAt ?? 0));
  return {
    ...news,
    userId: memberId,
    message: `${reason ?? ""} – You can contest this until ${momentWords(until)}`,
    data: { caseId },
    actionUrl: `/decisions/${caseId}`,
    priority: "high",
  };
}

/** Tells a member what became of an appeal, and why. */
export async function appealNotices(
  tx: Tx,
  { caseId }: ModerationEvents["AppealDecided"],
): Promise<Notice[]> {
  const { memberId, decision, reason, appealsId } = await find(tx, caseId);
  return [
    {
      userId: memberId,
      type: "moderation_appeal",
      title: decision === "grant" ? "Your appeal is granted" : "Your appeal is refused",
      message: reason ?? "",
      data: { caseId },
      actionUrl: `/decisions/${appealsId}`,
      priority: "high",
    },
  ];
}
