import { DISPUTE_NOTES_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { lockDispute, refuseUnless } from "./dispute.rows.ts";
import type { DisputeChanged } from "./dispute.types.ts";
import { statementOf } from "./disputeInput.ts";
import { DisputeEntity } from "./disputes.entities.ts";
import { moveDispute, writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";

/**
 * Assigns the dispute to the administrator and puts it under review; another administrator may take it over later.
 * Source: C35
 */
export async function takeDispute(tx: Tx, { id }: { id: string }): Promise<DisputeChanged> {
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "take", dispute);
  const { id: adminId } = viewerOf(tx);
  if (dispute.takenById === adminId) return { disputeId: dispute.id };

  await tx.em.nativeUpdate(DisputeEntity, { id: dispute.id }, { takenBy: adminId });
  if (dispute.status === "pending") await moveDispute(tx, dispute, "under_review");
  await writeEvent(tx, dispute.id, { kind: "taken", text: "" });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

/**
 * An administrator asks both sides something; they get 48 hours again. Source: S2 §2 "both parties may be contacted"
 */
export async function askDispute(
  tx: Tx,
  { id, text }: { id: string; text: string },
): Promise<DisputeChanged> {
  const words = statementOf("text", text, DISPUTE_NOTES_MAX);
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "ask", dispute);

  await tx.em.nativeUpdate(DisputeEntity, { id: dispute.id }, { takenBy: viewerOf(tx).id });
  await moveDispute(tx, dispute, "awaiting_response");
  await writeEvent(tx, dispute.id, { kind: "asked", text: words });
  tx.outbox.append("DisputeAsked", { disputeId: dispute.id });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}
