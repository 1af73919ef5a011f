import { object, string } from "yup";
import { MODERATION } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import type { ReportSubject } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { ModerationCaseEntity } from "../moderation.entities.ts";
import { appealableUntil } from "./case.notices.ts";
import type { AppealInput } from "./decision.types.ts";
import { publishCase } from "./publishCase.ts";

const { reason, appealMax, appealDays, promiseHours } = MODERATION;

const rules = object({
  text: string()
    .trim()
    .required("Please say why this is wrong")
    .min(reason.min, `This must be at least ${reason.min} characters`)
    .max(appealMax, `This may have at most ${appealMax} characters`),
});

interface Contested {
  subject: ReportSubject;
  subjectId: number;
  content: string;
  decidedAt: string;
  isOverturned: boolean;
  isContested: boolean;
}

/**
 * The viewer contests what was decided about something of theirs: it stands in the queue again, and somebody else
 * decides, if there is anybody. Refuses others' with NOT_FOUND, and with APPEAL_CLOSED a second appeal, one after 14
 * days, and one against what was taken back.
 */
export async function appealDecision(tx: Tx, input: AppealInput): Promise<number> {
  const id = idOf(input.id);
  const { text } = checked(rules, input);
  const { id: memberId } = viewerOf(tx);
  await row(tx.em, sql`select 1 from moderation_cases where id = ${id} for no key update`);
  const found = await row(
    tx.em,
    sql<Contested>`
      select k.subject, k.subject_id as "subjectId", k.content, k.decided_at as "decidedAt",
        k.overturned_at is not null as "isOverturned",
        exists (select 1 from moderation_cases a where a.appeals_id = k.id) as "isContested"
      from moderation_cases k
      where k.id = ${id} and k.member_id = ${memberId} and k.decision in ('remove', 'warn', 'suspend')
        and k.decided_at is not null`,
  );
  if (!found) throw notFound("Decision");
  if (found.isContested)
    throw new Refused("APPEAL_CLOSED", "You have contested this already; that is possible once");
  if (found.isOverturned) throw new Refused("APPEAL_CLOSED", "This was taken back already");
  if (appealableUntil(new Date(found.decidedAt)) <= tx.now)
    throw new Refused("APPEAL_CLOSED", `A decision can be contested for ${appealDays} days`);

  const { subject, subjectId, content } = found;
  const caseId = await tx.em.insert(ModerationCaseEntity, {
    kind: "appeal",
    subject,
    subjectId,
    member: memberId,
    content,
    appeals: id,
    appealText: text,
    createdAt: tx.now,
    dueAt: hoursAfter(tx.now, promiseHours),
  });
  tx.outbox.append("CaseOpened", { caseId });
  publishCase(tx, caseId);
  invalidate(tx, memberId, "marketDecision");
  return id;
}
