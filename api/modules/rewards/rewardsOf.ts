import { ACTIVE_TRADER_DEALS, REWARD_TP } from "../../../schema/limits.ts";
import type { RewardName } from "../../core/graphql/enums.ts";
import { ONCE } from "./actions.ts";
import type { Claim, MemberStats } from "./memberStats.ts";
import type { Reward } from "./rewards.types.ts";

interface Milestone {
  title: string;
  description: string;
  target: number;
  progress(stats: MemberStats): number;
}

const PROFILE_PARTS = 3;

/** The rewards that are paid once. Source: S1 §2 wallet, S2 §9 "phone +25", C26 */
export const MILESTONES: Readonly<Record<RewardName, Milestone>> = {
  welcome_bonus: {
    title: "Welcome bonus",
    description: "Complete your profile: name, bio and place",
    target: PROFILE_PARTS,
    progress: ({ profileParts }) => profileParts,
  },
  first_sale: {
    title: "First sale",
    description: "Sell your first item for TP",
    target: 1,
    progress: ({ sales }) => sales,
  },
  active_trader: {
    title: "Active trader",
    description: `${ACTIVE_TRADER_DEALS} successful exchanges`,
    target: ACTIVE_TRADER_DEALS,
    progress: ({ deals }) => deals,
  },
  phone_verified: {
    title: "Verified phone",
    description: "Verify your phone number",
    target: 1,
    progress: ({ phoneVerified }) => Number(phoneVerified),
  },
};

const NAMES = Object.keys(MILESTONES) as RewardName[];

/** The rewards with the member's progress. */
export function rewardsOf(stats: MemberStats, claims: readonly Claim[]): Reward[] {
  return NAMES.map((reward) => {
    const { title, description, target, ...milestone } = MILESTONES[reward];
    const progress = Math.min(milestone.progress(stats), target);
    const claim = claims.find(({ action, period }) => action === reward && period === ONCE);
    const state = claim ? "claimed" : progress >= target ? "ready" : "locked";
    return {
      reward,
      title,
      description,
      amount: REWARD_TP[reward],
      progress,
      target,
      state,
      claimedAt: claim?.createdAt ?? null,
    };
  });
}
