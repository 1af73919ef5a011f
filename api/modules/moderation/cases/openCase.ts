import { MODERATION } from "../../../../schema/limits.ts";
import { hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import type { ReportSubject } from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { publishCase } from "./publishCase.ts";
import { subjectText } from "./subject.rows.ts";

interface Reported {
  subject: ReportSubject;
  subjectId: number;
  /** Whose it is. */
  memberId: number;
}

/**
 * The open case about a subject, locked until the commit; a new one where there is none, with the subject's words as
 * they are now. A decision that is made meanwhile is waited for: what is reported after it is a new case.
 */
export async function openCase(
  tx: Tx,
  { subject, subjectId, memberId }: Reported,
): Promise<number> {
  const opened = await row(
    tx.em,
    sql<{ id: number; isNew: boolean }>`
      insert into moderation_cases as c (kind, subject, subject_id, member_id, content, created_at, due_at)
      select 'report', k.subject, k.subject_id, ${memberId}, coalesce(${subjectText}, ''), ${tx.now},
        ${hoursAfter(tx.now, MODERATION.promiseHours)}::timestamptz
      from (select ${subject}::text as subject, ${subjectId}::int as subject_id) k
      on conflict (subject, subject_id) where decided_at is null and kind = 'report' do update set subject = c.subject
      returning id, ${sql.ref("c.xmax")} = '0'::xid as "isNew"`,
  );
  if (!opened) throw new Error("a case was not opened");
  if (opened.isNew) tx.outbox.append("CaseOpened", { caseId: opened.id });
  publishCase(tx, opened.id);
  return opened.id;
}
