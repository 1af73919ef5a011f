import type { Tx } from "../../core/context.ts";
import type { TrustLevel } from "../../core/enums.ts";
import { memberAudience } from "../../core/events/topics.ts";

/** A member's trust level that was computed anew. */
export interface Change {
  id: number;
  was: TrustLevel;
  is: TrustLevel;
}

const LEVELS: readonly TrustLevel[] = ["newbie", "contributor", "trusted", "champion"];

/** Another level shows in the wallet; only a rise is an event. */
export function changeLevel(tx: Tx, { id, was, is }: Change): void {
  if (was === is) return;
  tx.events.add("walletUpdated", memberAudience(id), {});
  if (LEVELS.indexOf(is) > LEVELS.indexOf(was))
    tx.outbox.append("TrustLevelReached", { memberId: id, trustLevel: is });
}
