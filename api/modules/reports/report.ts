import { REPORT_DETAILS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField, notFound } from "../../core/failures.ts";
import type { InvalidatedQuery, ReportSubject } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { broadcastOwnGuide, guideVisibleTo } from "../guides/index.ts";
import { visibleTo } from "../items/index.ts";
import { openCase } from "../moderation/index.ts";
import { postTables, postVisibleTo, broadcastOwn } from "../social/index.ts";
import type { ReportFiled, ReportInput } from "./report.types.ts";
import { ReportEntity } from "./reports.entities.ts";

/** The queries that show the reporter what they have reported. */
const SHOWS: Record<Exclude<ReportSubject, "post" | "guide">, InvalidatedQuery[]> = {
  comment: ["postComments"],
  item: ["item"],
  member: ["user"],
  message: ["conversation"],
  review: ["reviews"],
};

/**
 * Stores a member's report, in the open case about its subject. A second report of the same subject returns the first one. Refuses
 * subjects that the viewer cannot see with NOT_FOUND, and the viewer's own with BAD_USER_INPUT. Source: docs/choices.md
 */
export async function report(
  tx: Tx,
  { subject, subjectId, reason, details }: ReportInput,
): Promise<ReportFiled> {
  const reporterId = viewerOf(tx).id;
  const words = details?.trim() || null;
  if (words && [...words].length > REPORT_DETAILS_MAX)
    throw badField("details", `The details may have at most ${REPORT_DETAILS_MAX} characters`);
  const id = idOf(subjectId, "subjectId");
  const reportedUserId = await whoIsBehind(tx, subject, id, reporterId);
  if (reportedUserId === reporterId) throw badField("subjectId", "You cannot report yourself");

  const filed = await row(
    tx.em,
    sql<Omit<ReportFiled, "createdAt"> & { createdAt: string; isNew: boolean }>`
      insert into reports as r (reporter_id, subject, subject_id, reported_user_id, reason, details, created_at)
      values (${reporterId}, ${subject}, ${id}, ${reportedUserId}, ${reason}, ${words}, ${tx.now})
      on conflict (reporter_id, subject, subject_id) do update set subject = r.subject
      returning id as "reportId", subject, subject_id as "subjectId", reason, created_at as "createdAt", case_id is null as "isNew"`,
  );
  if (!filed) throw new Error("a report was not written");
  const { isNew, ...answer } = filed;
  if (isNew) {
    const caseId = await openCase(tx, { subject, subjectId: id, memberId: reportedUserId });
    await tx.em.nativeUpdate(ReportEntity, { id: filed.reportId }, { case: caseId });
  }
  if (subject === "post") broadcastOwn(tx, reporterId, id);
  else if (subject === "guide") broadcastOwnGuide(tx, reporterId, id);
  else invalidate(tx, reporterId, ...SHOWS[subject]);
  return { ...answer, createdAt: new Date(answer.createdAt) };
}

/** The member whose subject is reported. Refuses subjects that the reporter cannot see. */
async function whoIsBehind(
  tx: Tx,
  subject: ReportSubject,
  id: number,
  reporterId: number,
): Promise<number> {
  const owner = {
    member: sql<{ id: number }>`select id from users where id = ${id}`,
    item: sql<{ id: number }>`
      select i.user_id as id from items i where i.id = ${id} and ${visibleTo(tx)}`,
    post: sql<{ id: number }>`
      select p.user_id as id from ${postTables(tx)} where p.id = ${id} and ${postVisibleTo(viewerOf(tx))}`,
    comment: sql<{ id: number }>`
      select x.user_id as id from social_comments x join (${postTables(tx)}) on p.id = x.post_id
      where x.id = ${id} and x.removed_at is null and ${postVisibleTo(viewerOf(tx))}`,
    guide: sql<{ id: number }>`
      select g.user_id as id from content g join users u on u.id = g.user_id where g.id = ${id} and ${guideVisibleTo(viewerOf(tx))}`,
    review: sql<{ id: number }>`
      select reviewer_id as id from reviews where id = ${id} and published_at is not null and removed_at is null`,
    message: sql<{ id: number }>`
      select from_user_id as id from messages where id = ${id} and removed is null and ${reporterId} in (from_user_id, to_user_id)`,
  };
  const found = await row(tx.em, owner[subject]);
  if (!found) throw notFound(subject.charAt(0).toUpperCase() + subject.slice(1));
  return found.id;
}
