import { DISPUTE_NOTES_MAX } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import type { DisputeDecision } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { lockDispute, refuseUnless, type LockedDispute } from "./dispute.rows.ts";
import { loserOf } from "./dispute.states.ts";
import type { DecisionInput, DisputeChanged } from "./dispute.types.ts";
import { optionalWords, statementOf } from "./disputeInput.ts";
import { writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";
import { dropDispute, settleDispute } from "./settleDispute.ts";

/**
 * An administrator decides a dispute, once: the TP are refunded to the payer, released to the payee, split in any
 * proportion, or the dispute is rejected. Refuses with DISPUTE_CLOSED, with DISPUTE_AWAITS_ANSWER before the reported
 * member has answered or their time is over, and refuses an amount that does not fit the decision. Source: C35
 */
export async function decideDispute(tx: Tx, input: DecisionInput): Promise<DisputeChanged> {
  const resolution = statementOf("resolution", input.resolution, DISPUTE_NOTES_MAX);
  const adminNotes = optionalWords("adminNotes", input.adminNotes, DISPUTE_NOTES_MAX);
  const dispute = await lockDispute(tx, idOf(input.id));
  refuseUnless(tx, "decide", dispute);
  await decide(tx, dispute, { ...input, resolution, adminNotes });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

interface Decision {
  decision: DisputeDecision;
  refundAmount?: number | null;
  resolution: string;
  adminNotes: string | null;
}

async function decide(tx: Tx, dispute: LockedDispute, how: Decision): Promise<void> {
  const { decision, resolution, adminNotes } = how;
  if (decision === "reject") {
    await dropDispute(tx, dispute, { status: "rejected", resolution, adminNotes });
    await writeEvent(tx, dispute.id, { kind: "rejected", text: resolution });
    tx.outbox.append("DisputeRejected", { disputeId: dispute.id, by: "market" });
    return;
  }
  await settleDispute(tx, dispute, {
    outcome: decision,
    refundAmount: amountOf(dispute.amount, how),
    reason: "The market decided a dispute about it",
    resolution,
    adminNotes,
    by: "market",
    lostById: loserOf(dispute, decision),
  });
  await writeEvent(tx, dispute.id, { kind: "resolved", text: resolution });
}

/** The TP to refund to the payer. Refuses an amount that does not fit the decision. */
function amountOf(amount: number, { decision, refundAmount }: Decision): number {
  if (decision !== "release" && amount === 0)
    throw badField("decision", "No TP were paid in this deal, so none can go back");
  if (decision === "release") return 0;
  if (decision === "refund") return amount;
  if (!refundAmount || refundAmount < 1 || refundAmount >= amount)
    throw badField("refundAmount", `Give back 1 to ${amount - 1} TP, or choose refund or release`);
  return refundAmount;
}
