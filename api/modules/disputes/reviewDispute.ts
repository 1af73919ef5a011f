import { DISPUTE_NOTES_MAX, DISPUTE_QUESTIONS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockDispute, refuseUnless } from "./dispute.rows.ts";
import type { DisputeChanged } from "./dispute.types.ts";
import { statementOf } from "./disputeInput.ts";
import { DisputeEntity } from "./disputes.entities.ts";
import { moveDispute, writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";

/**
 * Assigns the dispute to the administrator; another one may take it over later. It shortens nobody's time to answer, so
 * the state stays. Source: C35
 */
export async function takeDispute(tx: Tx, { id }: { id: string }): Promise<DisputeChanged> {
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "take", dispute);
  const { id: adminId } = viewerOf(tx);
  if (dispute.takenById === adminId) return { disputeId: dispute.id };

  await tx.em.nativeUpdate(DisputeEntity, { id: dispute.id }, { takenBy: adminId });
  await writeEvent(tx, dispute.id, { kind: "taken", text: "" });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

/**
 * An administrator asks both sides something; they get 48 hours again, and the decision waits for that. Refuses more
 * questions than a dispute may have, so that none is held for ever. Source: S2 §2 "both parties may be contacted"
 */
export async function askDispute(
  tx: Tx,
  { id, text }: { id: string; text: string },
): Promise<DisputeChanged> {
  const words = statementOf("text", text, DISPUTE_NOTES_MAX);
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "ask", dispute);
  await refuseTooMany(tx, dispute.id);

  await tx.em.nativeUpdate(DisputeEntity, { id: dispute.id }, { takenBy: viewerOf(tx).id });
  await moveDispute(tx, dispute, "awaiting_response");
  await writeEvent(tx, dispute.id, { kind: "asked", text: words });
  tx.outbox.append("DisputeAsked", { disputeId: dispute.id });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

async function refuseTooMany(tx: Tx, disputeId: number): Promise<void> {
  const asked = await row<{ n: number }>(
    tx.em,
    sql`select count(*)::int as n from dispute_events where dispute_id = ${disputeId} and kind = 'asked'`,
  );
  if ((asked?.n ?? 0) >= DISPUTE_QUESTIONS_MAX)
    throw badField("text", `The market may ask ${DISPUTE_QUESTIONS_MAX} times in a dispute`);
}
