import type { Tx } from "../../core/context.ts";
import { invalidate, publishMembers } from "../../core/events/invalidation.ts";
import { memberAudience } from "../../core/events/topics.ts";
import type { InvalidatedQuery, TrustLevel } from "../../core/graphql/enums.ts";

/** A member's trust level before and after it was computed again. */
export interface Change {
  id: number;
  was: TrustLevel;
  is: TrustLevel;
}

const LEVELS: readonly TrustLevel[] = ["newbie", "contributor", "trusted", "champion"];

/**
 * Publishes the effects of a computed trust level. What others and the member see of the member may have changed; a new
 * level shows in the wallet; only a rise appends TrustLevelReached. `queries` are what else changed for the member with
 * it.
 */
export function changeLevel(tx: Tx, { id, was, is }: Change, ...queries: InvalidatedQuery[]): void {
  publishMembers(tx, [id]);
  // The points are counted after the event that earned them: screens that asked again because of it may have been early.
  invalidate(tx, id, "viewer", ...queries);
  if (was === is) return;
  tx.outbox.append("ProfileChanged", { memberId: id });
  tx.events.publish("walletUpdated", memberAudience(id), {});
  if (LEVELS.indexOf(is) > LEVELS.indexOf(was))
    tx.outbox.append("TrustLevelReached", { memberId: id, trustLevel: is });
}
