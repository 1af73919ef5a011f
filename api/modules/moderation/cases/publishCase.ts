import type { Tx } from "../../../core/context.ts";
import { MODERATION_QUEUE } from "../../../core/events/topics.ts";

/** Publishes a change of a case to the moderators and administrators. */
export function publishCase(tx: Tx, caseId: number): void {
  tx.events.publish("moderationUpdated", MODERATION_QUEUE, { caseId });
}
