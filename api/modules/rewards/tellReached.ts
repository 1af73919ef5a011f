import type { Tx } from "../../core/context.ts";
import type { RewardName } from "../../core/enums.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { notify } from "../notifications/index.ts";
import { rewardsOf } from "./rewardsOf.ts";
import { claimsOf, factsOf } from "./facts.ts";

/** Says that the rewards which wait for a member since this deal can be taken; nothing where they wait since long. */
export async function tellReached(
  tx: Tx,
  memberId: number,
  reachedNow: readonly RewardName[],
): Promise<void> {
  if (reachedNow.length === 0) return;
  const facts = await factsOf(tx.em, memberId, tx.now);
  const rewards = rewardsOf(facts, await claimsOf(tx.em, memberId, tx.now));
  const waiting = rewards.filter(
    ({ reward, state }) => reachedNow.includes(reward) && state === "ready",
  );

  for (const { reward, title, amount } of waiting) {
    await notify(tx, {
      userId: memberId,
      type: "reward_reached",
      title: "A reward is waiting",
      message: `${title}: ${amount} TP are yours to take`,
      data: { reward },
      actionUrl: "/wallet?tab=rewards",
    });
    tx.events.add("walletUpdated", memberAudience(memberId), {});
  }
}
