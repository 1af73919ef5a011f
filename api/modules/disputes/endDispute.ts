import { viewerOf } from "../../core/access.ts";
import type { Tx } from "../../core/context.ts";
import { once } from "../../core/idempotency.ts";
import { idOf } from "../../core/ids.ts";
import { lockDispute, refuseUnless } from "./dispute.rows.ts";
import { inFavourOfReporter } from "./dispute.states.ts";
import type { DisputeChanged } from "./dispute.types.ts";
import { writeEvent } from "./moveDispute.ts";
import { dropDispute, settleDispute } from "./settleDispute.ts";
import { nameOf, notifyOf, tellDispute } from "./tellDispute.ts";

interface End {
  id: string;
  idempotencyKey?: string | null;
}

/** Who filed it takes it back: what was held goes on where it stood. Source: C35 */
export function withdrawDispute(tx: Tx, { id, idempotencyKey }: End): Promise<DisputeChanged> {
  const intent = { key: idempotencyKey, useCase: "withdrawDispute", input: { id } };
  return once(tx, intent, async () => {
    const dispute = await lockDispute(tx, idOf(id));
    refuseUnless(tx, "withdraw", dispute);
    await dropDispute(tx, dispute, { status: "withdrawn", resolution: null });
    await writeEvent(tx, dispute.id, { kind: "withdrawn", text: "" });
    await notifyOf(tx, dispute, dispute.reportedUserId, {
      type: "dispute_withdrawn",
      title: "Dispute withdrawn",
      message: `${await nameOf(tx, dispute.reporterId)} took back the dispute about ${dispute.title}`,
    });
    await tellDispute(tx, dispute);
    return { disputeId: dispute.id };
  });
}

/** The reported member agrees: it ends at once in favour of who filed it, and counts against nobody. */
export function concedeDispute(tx: Tx, { id, idempotencyKey }: End): Promise<DisputeChanged> {
  const intent = { key: idempotencyKey, useCase: "concedeDispute", input: { id } };
  return once(tx, intent, async () => {
    const dispute = await lockDispute(tx, idOf(id));
    refuseUnless(tx, "concede", dispute);
    const outcome = inFavourOfReporter(dispute);
    const who = await nameOf(tx, viewerOf(tx).id);
    await settleDispute(tx, dispute, {
      outcome,
      refundAmount: outcome === "refund" ? dispute.amount : 0,
      reason: `${who} agreed to the dispute`,
      resolution: null,
      adminNotes: null,
      lostById: null,
    });
    await writeEvent(tx, dispute.id, { kind: "conceded", text: "" });
    await notifyOf(tx, dispute, dispute.reporterId, {
      type: "dispute_decided",
      title: "Dispute decided",
      message: `${who} agreed to your dispute about ${dispute.title}`,
    });
    await tellDispute(tx, dispute);
    return { disputeId: dispute.id };
  });
}
