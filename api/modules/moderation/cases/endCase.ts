import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import type { CaseDecision } from "../../../core/graphql/enums.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { ModerationCaseEntity } from "../moderation.entities.ts";
import { lockCase, refuseWhileClaimed, type CaseRow } from "./case.rows.ts";
import { publishCase } from "./publishCase.ts";
import { subjectText } from "./subject.rows.ts";

export interface Ending {
  decision: CaseDecision;
  /** What the member is told; null for a dismissal. */
  reason: string | null;
  /** For moderators and administrators only. */
  notes: string | null;
}

/** Writes the decision of a locked case, and closes its reports; who made them is told. */
export async function endCase(tx: Tx, found: CaseRow, ending: Ending): Promise<void> {
  const { id, memberId } = found;
  await writeEnding(tx, found, ending);
  const closed = await rows(
    tx.em,
    sql<{ id: number }>`
      update reports set status = ${ending.decision === "dismiss" ? "dismissed" : "upheld"}
      where case_id = ${id} and status = 'open' returning id`,
  );
  for (const { id: reportId } of closed.toSorted((a, b) => a.id - b.id))
    tx.outbox.append("ReportClosed", { reportId, caseId: id });
  invalidate(tx, memberId, "marketDecision");
}

/** Writes how a locked case ends; about a member who has left without words. */
async function writeEnding(
  tx: Tx,
  { id, isMemberActive }: CaseRow,
  { decision, reason, notes }: Ending,
): Promise<void> {
  await tx.em.nativeUpdate(
    ModerationCaseEntity,
    { id },
    {
      decision,
      reason: isMemberActive ? reason : null,
      notes: isMemberActive ? notes : null,
      decidedBy: viewerOf(tx).id,
      decidedAt: tx.now,
      claimedBy: null,
      claimedUntil: null,
    },
  );
  publishCase(tx, id);
}

/** Writes how a locked appeal ends, which its member is told. */
export async function closeAppeal(tx: Tx, appeal: CaseRow, ending: Ending): Promise<void> {
  const { id: caseId, memberId } = appeal;
  await writeEnding(tx, appeal, ending);
  tx.outbox.append("AppealDecided", { caseId, memberId });
  invalidate(tx, memberId, "marketDecision");
}

/** A decision is taken back. */
export async function overturn(tx: Tx, id: number): Promise<void> {
  await tx.em.nativeUpdate(ModerationCaseEntity, { id }, { overturnedAt: tx.now });
  publishCase(tx, id);
}

/** Locks the open case about an item, if there is one, before the item itself is locked: the order of all decisions. */
export async function lockCaseOfItem(tx: Tx, itemId: number): Promise<CaseRow | null> {
  const open = await row(
    tx.em,
    sql<{ id: number }>`
      select id from moderation_cases
      where subject = 'item' and subject_id = ${itemId} and decided_at is null and kind = 'report'`,
  );
  if (!open) return null;
  const found = await lockCase(tx, open.id);
  return found.decision === null ? found : null;
}

interface Deleted {
  itemId: number;
  ownerId: number;
  reason: string;
  open: CaseRow | null;
}

/** An administrator deleted an item: that decides what was reported about it, and can be contested like any decision. */
export async function recordRemoval(tx: Tx, deleted: Deleted): Promise<void> {
  const { itemId, ownerId, reason, open } = deleted;
  const ending: Ending = { decision: "remove", reason, notes: null };
  if (open) return endCase(tx, open, ending);
  const noted = await row(
    tx.em,
    sql<{
      id: number;
    }>`insert into moderation_cases (kind, subject, subject_id, member_id, content, created_at, due_at, decision, reason,
          decided_by, decided_at)
        select 'report', k.subject, k.subject_id, ${ownerId}, coalesce(${subjectText}, ''), ${tx.now},
          ${tx.now}, 'remove', ${reason}, ${viewerOf(tx).id}, ${tx.now}
        from (select 'item' as subject, ${itemId}::int as subject_id) k returning id`,
  );
  if (noted) publishCase(tx, noted.id);
}

/**
 * An administrator put an item back: the decision that took it away is taken back, and an appeal against it is granted.
 * Refuses with NOT_YOUR_CASE for an item of their own, and with CASE_CLAIMED while somebody else looks after the appeal.
 */
export async function recordRestoring(tx: Tx, itemId: number, reason: string): Promise<void> {
  const overturned = await rows(
    tx.em,
    sql<{ id: number; memberId: number }>`
      select id, member_id as "memberId" from moderation_cases
      where subject = 'item' and subject_id = ${itemId} and decision in ('remove', 'suspend') and overturned_at is null
      order by id for no key update`,
  );
  for (const { id, memberId } of overturned) {
    if (memberId === viewerOf(tx).id)
      throw new Refused("NOT_YOUR_CASE", "This is yours. Somebody else puts it back");
    await overturn(tx, id);
    const contested = await row(
      tx.em,
      sql<{
        id: number;
      }>`select id from moderation_cases where appeals_id = ${id} and decided_at is null`,
    );
    const appeal = contested && (await lockCase(tx, contested.id));
    if (!appeal || appeal.decision !== null) continue;
    await refuseWhileClaimed(tx, appeal);
    await closeAppeal(tx, appeal, { decision: "grant", reason, notes: null });
  }
}
