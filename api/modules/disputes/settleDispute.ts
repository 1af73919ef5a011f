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
  /** Whole TP to return to the payer. */
  refundAmount: number;
  /** The reason that is written into the ledger and the order's timeline. */
  reason: string;
  resolution: string | null;
  adminNotes: string | null;
  by: DisputeEnd;
  lostById: number | null;
}

/**
 * Ends a locked dispute and moves its TP. TP in escrow are refunded or paid out in full; a partial refund is taken back
 * right after the payout. TP that were paid out earlier are taken back only as far as the payee has them: no balance
 * becomes negative, and the dispute records how much came back. Returns the whole TP that came back. Source: C35
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

/** Ends a locked dispute without moving TP. Escrow that it held continues from the state it was in. */
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

/** The administrator who decided; null if a side or a deadline ended the dispute. */
function judgeOf(tx: Tx, { reporterId, reportedUserId }: LockedDispute): number | null {
  if (!tx.viewer) return null;
  const { id } = viewerOf(tx);
  return id === reporterId || id === reportedUserId ? null : id;
}
