import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import type { AdjustmentFailure, AdjustmentStatus } from "../../core/graphql/enums.ts";
import { administratorIds } from "../accounts/index.ts";
import { AdjustmentEntity } from "./adjustments.entities.ts";

interface Ending {
  status: Exclude<AdjustmentStatus, "requested">;
  /** The administrator who did it; absent where time or the member's leaving did. */
  decidedById?: number;
  decisionNote?: string;
  failure?: AdjustmentFailure;
}

/** Writes the end of a locked adjustment, and publishes it to the administrators. */
export async function endAdjustment(
  tx: Tx,
  id: number,
  { status, decidedById, decisionNote, failure }: Ending,
): Promise<void> {
  await tx.em.nativeUpdate(
    AdjustmentEntity,
    { id },
    {
      status,
      decidedBy: decidedById ?? null,
      decisionNote: decisionNote ?? null,
      failure: failure ?? null,
      deadline: null,
      endedAt: tx.now,
    },
  );
  await publishAdjustment(tx, id);
}

/** Publishes a new adjustment, or a change of one, to the administrators. */
export async function publishAdjustment(tx: Tx, adjustmentId: number): Promise<void> {
  for (const id of await administratorIds(tx))
    tx.events.publish("adjustmentUpdated", memberAudience(id), { adjustmentId });
}
