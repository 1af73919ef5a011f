/** What members earn besides deals: actions, community tasks, rewards, shares. */
export { payVerification } from "./payVerification.ts";
export { publishReached } from "./publishReached.ts";
