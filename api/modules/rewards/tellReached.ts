import { REWARD_TP } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { RewardName } from "../../core/enums.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notify } from "../notifications/index.ts";
import { ONCE } from "./actions.ts";
import { claimsOf } from "./facts.ts";
import { MILESTONES } from "./rewardsOf.ts";

/** Says that the rewards which a member has just reached can be taken; nothing where they were taken long ago. */
export async function tellReached(
  tx: Tx,
  memberId: number,
  reachedNow: readonly RewardName[],
): Promise<void> {
  if (reachedNow.length === 0) return;
  const claims = await claimsOf(tx.em, memberId, tx.now);
  const taken = claims.filter(({ period }) => period === ONCE).map(({ action }) => action);

  for (const reward of reachedNow) {
    if (taken.includes(reward)) continue;
    await notify(tx, {
      userId: memberId,
      type: "reward_reached",
      title: "A reward is waiting",
      message: `${MILESTONES[reward].title}: ${REWARD_TP[reward]} TP are yours to take`,
      data: { reward },
      actionUrl: "/wallet?tab=rewards",
    });
    tx.events.add("walletUpdated", memberAudience(memberId), {});
  }
}
