import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { administratorIds } from "../accounts/index.ts";

/** Tells the administrators that the schedules are others now. */
export async function publishSchedules(tx: Tx): Promise<void> {
  for (const memberId of await administratorIds(tx)) invalidate(tx, memberId, "reportSchedules");
}
