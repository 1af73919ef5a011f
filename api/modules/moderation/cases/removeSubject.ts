import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import type { Removal } from "../../../core/sql/removal.ts";
import { hideGuide } from "../../guides/index.ts";
import { hideMessage, showMessage } from "../../messages/index.ts";
import { hideReview } from "../../reviews/index.ts";
import { hideComment, hidePost, hidePostOfReview } from "../../social/index.ts";
import { takeDown } from "../deleteItem.ts";
import { putBackRemoved } from "../restoreItem.ts";
import type { CaseRow } from "./case.rows.ts";

type Subject = Pick<CaseRow, "id" | "subject" | "subjectId" | "memberId" | "decidedAt">;

/** Takes away what a case is about. Nothing is deleted, so that an appeal can bring it back. Refuses with NOT_FOUND. */
export async function removeSubject(tx: Tx, found: Subject, reason: string): Promise<void> {
  const { id: caseId, memberId } = found;
  if (found.subject === "item") {
    await takeDown(tx, { itemId: found.subjectId, reason });
    return;
  }
  if (!(await hide(tx, found, { from: null, to: tx.now }))) throw notFound("What was reported");
  tx.outbox.append("ContentRemoved", { caseId, memberId });
}

/**
 * Brings back what a decision took away. What its owner, time or another decision has taken away stays away: a decision
 * removes at its own time, which tells them apart.
 */
export async function restoreSubject(tx: Tx, found: Subject): Promise<void> {
  const { id: caseId, memberId, decidedAt } = found;
  if (decidedAt === null) return;
  const at = new Date(decidedAt);
  if (found.subject === "item") return putBackRemoved(tx, found.subjectId, at);
  if (await hide(tx, found, { from: at, to: null }))
    tx.outbox.append("ContentRestored", { caseId, memberId });
}

/** Hides what members wrote, or shows it again. Answers whether that changed anything. */
async function hide(tx: Tx, { subject, subjectId }: Subject, removal: Removal): Promise<boolean> {
  switch (subject) {
    case "post":
      return hidePost(tx, subjectId, removal);
    case "comment":
      return hideComment(tx, subjectId, removal);
    case "guide":
      return hideGuide(tx, subjectId, removal);
    case "message":
      return removal.from ? showMessage(tx, subjectId, removal.from) : hideMessage(tx, subjectId);
    case "review": {
      const revieweeId = await hideReview(tx, subjectId, removal);
      if (revieweeId === null) return false;
      await hidePostOfReview(tx, subjectId, removal);
      tx.outbox.append("RatingChanged", { memberId: revieweeId });
      return true;
    }
    default:
      return false;
  }
}
