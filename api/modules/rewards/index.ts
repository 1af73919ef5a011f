/** What members earn besides deals: actions, community tasks, rewards, shares, XP, achievements, challenges. */
export { countRewards, recountAll, recountRewards, type Did } from "./countRewards.ts";
export { levelOf } from "./xp/levels.ts";
export { payVerification } from "./payVerification.ts";
export { publishReached } from "./publishReached.ts";
