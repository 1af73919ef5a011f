import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { administratorIds } from "../accounts/index.ts";
import type { DisputeRow } from "./dispute.rows.ts";

type Sides = Pick<DisputeRow, "id" | "reporterId" | "reportedUserId">;

/** Publishes a change of a dispute to both sides and the administrators. */
export async function publishDispute(tx: Tx, dispute: Sides): Promise<void> {
  const { id, reporterId, reportedUserId } = dispute;
  const audience = new Set([reporterId, reportedUserId, ...(await administratorIds(tx))]);
  for (const memberId of audience)
    tx.events.publish("disputeUpdated", memberAudience(memberId), { disputeId: id });
}
