import {
  DISPUTE_ANSWER_HOURS,
  DISPUTE_HIGH_TP,
  DISPUTE_WINDOW_DAYS,
} from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { badField, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { actionsOf, dealOfPart, lockDeal, otherOf, type DealRow } from "../deals/index.ts";
import { holdPart, lockPart, type Part } from "../orders/index.ts";
import { decisionDue } from "./dispute.states.ts";
import type { DisputeChanged, DisputeInput } from "./dispute.types.ts";
import { descriptionOf, evidenceOf } from "./disputeInput.ts";
import { writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";

/**
 * A side of a deal asks the market to decide: for 14 days after a deal is settled, or while a parcel is on its way. TP
 * in escrow stay there until the decision. Locks the order of the part, or the deal, before it writes. Refuses with
 * DISPUTE_EXISTS and DISPUTE_CLOSED. Source: C23, C35
 */
export async function fileDispute(tx: Tx, input: DisputeInput): Promise<DisputeChanged> {
  const { id: reporterId } = viewerOf(tx);
  const description = descriptionOf(input.description);
  const evidence = evidenceOf(input.evidence);
  const { deal, part } = await lockSubject(tx, input, reporterId);
  const reportedUserId = otherOf(deal, reporterId);
  if (input.reportedUserId && idOf(input.reportedUserId, "reportedUserId") !== reportedUserId)
    throw badField("reportedUserId", "This member is not the other side of the deal");
  refuseUnlessOpen(deal, tx.now);

  const payeeId = otherOf(deal, deal.payerId);
  const deadline = hoursAfter(tx.now, DISPUTE_ANSWER_HOURS);
  const filed = await row(
    tx.em,
    sql<{ id: number }>`
      insert into disputes (transaction_id, order_part_id, reporter_id, reported_user_id, category, description, evidence,
        priority, payer_id, payee_id, amount, decision_due_at, deadline, created_at, updated_at)
      select ${deal.transactionId}::int, ${deal.partId}::int, ${reporterId}, ${reportedUserId}, ${input.category}, ${description},
        ${evidence}, case when ${deal.amount} > ${DISPUTE_HIGH_TP} or u.verification_level = 'premium' then 'high' else 'medium' end,
        ${deal.payerId}, ${payeeId}, ${deal.amount}, ${decisionDue("pending", deadline)},
        ${deadline}, ${tx.now}, ${tx.now}
      from users u where u.id = ${reporterId}
      on conflict do nothing returning id`,
  );
  if (!filed) throw exists(deal);
  if (part) await holdPart(tx, part);
  await writeEvent(tx, filed.id, { kind: "filed", text: description, evidence });
  tx.outbox.append("DisputeFiled", { disputeId: filed.id });
  await publishDispute(tx, { id: filed.id, reporterId, reportedUserId });
  return { disputeId: filed.id };
}

type Subject = Pick<DisputeInput, "transactionId" | "orderPartId">;

/** Locks the deal. While its payment is still in escrow, locks and returns its part of an order instead. */
async function lockSubject(
  tx: Tx,
  { transactionId, orderPartId }: Subject,
  memberId: number,
): Promise<{ deal: DealRow; part: Part | null }> {
  if (orderPartId) {
    const part = await lockPart(tx, idOf(orderPartId, "orderPartId"));
    const deal = await dealOfPart(tx, part.id, memberId);
    if (deal.transactionId === null) return { deal, part };
    return { deal: await lockDeal(tx, deal.transactionId, memberId), part: null };
  }
  if (!transactionId) throw badField("transactionId", "Please fill in all required fields");
  return {
    deal: await lockDeal(tx, idOf(transactionId, "transactionId"), memberId),
    part: null,
  };
}

function refuseUnlessOpen(deal: DealRow, now: Date): void {
  if (actionsOf(deal, now).includes("dispute")) return;
  if (deal.disputeId !== null && !deal.isDisputable) throw exists(deal);
  throw new Refused(
    "DISPUTE_CLOSED",
    `A deal can be disputed for ${DISPUTE_WINDOW_DAYS} days after it was settled`,
  );
}

function exists({ disputeId }: DealRow): Refused {
  return new Refused("DISPUTE_EXISTS", "There is a dispute about this deal already", {
    details: { disputeId },
  });
}
