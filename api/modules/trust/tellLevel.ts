import type { Tx } from "../../core/context.ts";
import type { TrustLevel } from "../../core/enums.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notify } from "../notifications/index.ts";
import { postOfLevel } from "../social/index.ts";

interface Change {
  id: number;
  was: TrustLevel;
  is: TrustLevel;
}

const LEVELS: readonly TrustLevel[] = ["newbie", "contributor", "trusted", "champion"];

/** What follows when a member's trust level was computed anew: only a rise is told. */
export async function tellLevel(tx: Tx, { id, was, is }: Change): Promise<void> {
  if (was === is) return;
  tx.events.add("walletUpdated", memberAudience(id), {});
  if (LEVELS.indexOf(is) < LEVELS.indexOf(was)) return;
  await postOfLevel(tx, { memberId: id, level: is });
  await notify(tx, {
    userId: id,
    type: "trust_level_reached",
    title: "New trust level",
    message: `You are now a ${is} member`,
    data: { trustLevel: is },
    actionUrl: "/wallet",
  });
}
