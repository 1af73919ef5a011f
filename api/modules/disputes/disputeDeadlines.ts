import { DISPUTE_ANSWER_HOURS, DISPUTE_DECISION_HOURS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockDisputedPart } from "../orders/index.ts";
import { columns, type DisputeRow, type LockedDispute } from "./dispute.rows.ts";
import { inFavourOfReporter, loserOf } from "./dispute.states.ts";
import { moveDispute, writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";
import { dropDispute, settleDispute } from "./settleDispute.ts";

const SILENT = `The other side did not answer in ${DISPUTE_ANSWER_HOURS} hours`;
const UNDECIDED = `Both sides spoke, and nobody decided in ${DISPUTE_DECISION_HOURS} hours: the deal stands`;

/** Moves a dispute on when nobody acts before its deadline. Source: C35, ours */
export const disputeDeadlines: Deadline = {
  task: "dispute-moves",
  table: "disputes",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "A dispute waits for an answer",
      after: `${DISPUTE_ANSWER_HOURS} hours after it was filed, or after the market asked`,
      happens: "It is reviewed without one, and can be decided",
      told: "Both sides and the administrators",
      source: "C35, issue",
    },
    {
      state: "A dispute waits for its decision",
      after: `${DISPUTE_DECISION_HOURS} hours after its review began`,
      happens:
        "It is resolved in favour of who filed it if the other side never answered; otherwise it is rejected and the deal stands",
      told: "Both sides and the administrators",
      source: "S2 §9, ours",
    },
  ],
  end: moveOn,
};

async function moveOn(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const dispute = await lockOverdue(tx, id);
  if (!dispute) return false;
  if (dispute.status !== "under_review") {
    await moveDispute(tx, dispute, "under_review");
    await writeEvent(tx, id, { kind: "moved", text: SILENT });
  } else {
    await endUndecided(tx, dispute);
  }
  await publishDispute(tx, dispute);
  return true;
}

/** If the reported member never answered, the reporter wins. If both sides made statements, the deal stands. */
async function endUndecided(tx: Tx, dispute: LockedDispute): Promise<void> {
  if (dispute.answeredAt !== null) {
    await dropDispute(tx, dispute, { status: "rejected", resolution: UNDECIDED });
    await writeEvent(tx, dispute.id, { kind: "rejected", text: UNDECIDED });
    tx.outbox.append("DisputeRejected", { disputeId: dispute.id, by: "time" });
    return;
  }
  const outcome = inFavourOfReporter(dispute);
  await settleDispute(tx, dispute, {
    outcome,
    refundAmount: outcome === "refund" ? dispute.amount : 0,
    reason: "A dispute about it was not answered",
    resolution: SILENT,
    adminNotes: null,
    by: "time",
    lostById: loserOf(dispute, outcome),
  });
  await writeEvent(tx, dispute.id, { kind: "resolved", text: SILENT });
}

/**
 * Locks a dispute whose deadline has passed, after the part of an order it is about. Returns undefined if another
 * transaction holds the dispute.
 */
async function lockOverdue(tx: Tx, id: number): Promise<LockedDispute | undefined> {
  const before = await row<{ partId: number | null }>(
    tx.em,
    sql`select order_part_id as "partId" from disputes where id = ${id} and deadline <= ${tx.now}`,
  );
  if (!before) return undefined;
  const part = before.partId === null ? null : await lockDisputedPart(tx, before.partId);
  const dispute = await row(
    tx.em,
    sql<DisputeRow>`select ${columns} from disputes d where d.id = ${id} and d.deadline <= ${tx.now}
        for no key update of d skip locked`,
  );
  return dispute && { ...dispute, part: part?.isDisputed ? part : null };
}
