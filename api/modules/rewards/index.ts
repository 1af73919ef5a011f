/** What members earn beside deals: actions, community tasks, rewards, shares. */
export { RewardsResolver, ShareRecordedResolver, TpEarnedResolver } from "./rewards.resolver.ts";
export { payVerification } from "./payVerification.ts";
export { tellReached } from "./tellReached.ts";
