import type { Tx } from "../../../core/context.ts";
import { notFound } from "../../../core/failures.ts";
import { hideMessage, showMessage } from "../../messages/index.ts";
import { hideReview } from "../../reviews/index.ts";
import { hideComment, hidePost, hidePostOfReview } from "../../social/index.ts";
import { takeDown } from "../deleteItem.ts";
import { putBack } from "../restoreItem.ts";
import type { CaseRow } from "./case.rows.ts";

type Subject = Pick<CaseRow, "id" | "subject" | "subjectId" | "memberId">;

/** Takes away what a case is about. Nothing is deleted, so that an appeal can bring it back. Refuses with NOT_FOUND. */
export async function removeSubject(tx: Tx, found: Subject, reason: string): Promise<void> {
  const { id: caseId, memberId } = found;
  if (found.subject === "item") {
    await takeDown(tx, { itemId: found.subjectId, reason });
    return;
  }
  if (!(await hide(tx, found, true))) throw notFound("What was reported");
  tx.outbox.append("ContentRemoved", { caseId, memberId });
}

/** Brings back what a decision took away. What its owner or time has taken away meanwhile stays away. */
export async function restoreSubject(tx: Tx, found: Subject): Promise<void> {
  const { id: caseId, memberId } = found;
  if (found.subject === "item") return putBack(tx, found.subjectId);
  if (await hide(tx, found, false)) tx.outbox.append("ContentRestored", { caseId, memberId });
}

/** Hides what members wrote, or shows it again. Answers whether that changed anything. */
async function hide(tx: Tx, { subject, subjectId }: Subject, isHidden: boolean): Promise<boolean> {
  switch (subject) {
    case "post":
      return hidePost(tx, subjectId, isHidden);
    case "comment":
      return hideComment(tx, subjectId, isHidden);
    case "message":
      return isHidden ? hideMessage(tx, subjectId) : showMessage(tx, subjectId);
    case "review": {
      const revieweeId = await hideReview(tx, subjectId, isHidden);
      if (revieweeId === null) return false;
      await hidePostOfReview(tx, subjectId, isHidden);
      tx.outbox.append("RatingChanged", { memberId: revieweeId });
      return true;
    }
    default:
      return false;
  }
}
