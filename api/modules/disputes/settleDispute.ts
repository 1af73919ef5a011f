import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import type { DisputeOutcome } from "../../core/graphql/enums.ts";
import type { DisputeEnd } from "../../core/outbox/events/disputes.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { lockWallets, transferUpTo } from "../ledger/index.ts";
import { freePart, refundPart, releasePart } from "../orders/index.ts";
import type { LockedDispute } from "./dispute.rows.ts";

export interface Verdict {
  outcome: DisputeOutcome;
  /** Whole TP that go back to who paid. */
  refundAmount: number;
  /** What it is called in the books' and the order's own words. */
  reason: string;
  resolution: string | null;
  adminNotes: string | null;
  by: DisputeEnd;
  lostById: number | null;
}

/**
 * Ends a locked dispute and moves its TP. What is in escrow is given back or paid out whole; a part of it goes back
 * from what was just paid out. What was paid out before comes back as far as the member has it: nobody ever owes, and
 * the rest is lost, which the dispute says. Answers what came back, in whole TP. Source: C35
 */
export async function settleDispute(
  tx: Tx,
  dispute: LockedDispute,
  verdict: Verdict,
): Promise<number> {
  const { id, payerId, payeeId } = dispute;
  await lockWallets(tx, [payerId, payeeId]);
  const refunded = await moveTp(tx, dispute, verdict);
  await rows(
    tx.em,
    sql`update disputes set status = 'resolved', outcome = ${verdict.outcome}, refund_amount = ${verdict.refundAmount},
          refunded = ${refunded}, resolution = ${verdict.resolution}, admin_notes = coalesce(${verdict.adminNotes}, admin_notes),
          lost_by_id = ${verdict.lostById}::int, resolved_by = ${judgeOf(tx, dispute)}::int, resolved_at = ${tx.now},
          deadline = null, updated_at = ${tx.now},
          transaction_id = coalesce(transaction_id, (select min(t.id) from order_items x join transactions t on t.order_item_id = x.id
                                                     where x.part_id = order_part_id))
        where id = ${id}`,
  );
  tx.outbox.append("DisputeSettled", {
    disputeId: id,
    by: verdict.by,
    lostById: verdict.lostById,
  });
  return refunded;
}

async function moveTp(
  tx: Tx,
  dispute: LockedDispute,
  { outcome, refundAmount, reason }: Verdict,
): Promise<number> {
  const { id, part, amount, payerId, payeeId, title, transactionId } = dispute;
  if (part && outcome === "refund") {
    await refundPart(tx, part, reason);
    return amount;
  }
  if (part) await releasePart(tx, part, reason);
  if (refundAmount === 0) return 0;
  return transferUpTo(tx, payeeId, payerId, {
    key: `dispute:${id}:refund`,
    amount: refundAmount,
    reason: "dispute_refund",
    description: `Dispute about ${title}`,
    ...(transactionId !== null && { transactionId }),
  });
}

interface Ending {
  status: "withdrawn" | "rejected";
  resolution: string | null;
  adminNotes?: string | null;
}

/** Ends a locked dispute without moving TP: what was held goes on where it stood. */
export async function dropDispute(
  tx: Tx,
  dispute: LockedDispute,
  { status, resolution, adminNotes = null }: Ending,
): Promise<void> {
  if (dispute.part) await freePart(tx, dispute.part, new Date(dispute.createdAt));
  await rows(
    tx.em,
    sql`update disputes set status = ${status}, resolution = ${resolution}, admin_notes = coalesce(${adminNotes}, admin_notes),
          resolved_by = ${judgeOf(tx, dispute)}::int, resolved_at = ${tx.now}, deadline = null, updated_at = ${tx.now}
        where id = ${dispute.id}`,
  );
}

/** The administrator who decided; nobody where a side or time did. */
function judgeOf(tx: Tx, { reporterId, reportedUserId }: LockedDispute): number | null {
  if (!tx.viewer) return null;
  const { id } = viewerOf(tx);
  return id === reporterId || id === reportedUserId ? null : id;
}
