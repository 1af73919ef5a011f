import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { Refused } from "../../core/failures.ts";
import type { RewardName } from "../../core/graphql/enums.ts";
import { ONCE } from "./actions.ts";
import { alreadyClaimed, payEarning } from "./payEarning.ts";
import { readEarnings } from "./readEarnings.ts";
import type { TpEarned } from "./rewards.types.ts";

/**
 * Pays a reward that the member has reached, once ever. Refuses with ALREADY_CLAIMED, and with NOT_EARNED_YET and what
 * is missing. Source: S1 §2 wallet, C26
 */
export async function claimReward(tx: Tx, name: RewardName): Promise<TpEarned> {
  const { id: memberId } = viewerOf(tx);
  const { rewards } = await readEarnings(tx.em, memberId, tx.now);
  const reward = rewards.find((candidate) => candidate.reward === name);
  if (!reward) throw new Error(`no reward ${name}`);
  if (reward.state === "claimed") throw alreadyClaimed("Taken. This is given once.");
  if (reward.state === "locked")
    throw new Refused("NOT_EARNED_YET", reward.description, {
      details: { progress: reward.progress, target: reward.target },
    });

  const { amount, title } = reward;
  return payEarning(tx, { memberId, action: name, period: ONCE, amount, description: title });
}
