import { REWARD_TP } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import type { DomainEvents } from "../../core/outbox/domainEvents.ts";
import { notify } from "../notifications/index.ts";
import { ONCE } from "./actions.ts";
import { claimsOf } from "./memberStats.ts";
import { MILESTONES } from "./rewardsOf.ts";

/** Notifies a member of a reward that they have just reached and can claim. Does nothing if it is claimed already. */
export async function publishReached(
  tx: Tx,
  { memberId, reward }: DomainEvents["RewardReached"],
): Promise<void> {
  const claims = await claimsOf(tx.em, memberId, tx.now);
  if (claims.some(({ action, period }) => action === reward && period === ONCE)) return;
  await notify(tx, {
    userId: memberId,
    type: "reward_reached",
    title: "A reward is waiting",
    message: `${MILESTONES[reward].title}: ${REWARD_TP[reward]} TP are yours to take`,
    data: { reward },
    actionUrl: "/wallet?tab=rewards",
  });
  tx.events.publish("walletUpdated", memberAudience(memberId), {});
}
