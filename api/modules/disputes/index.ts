/** Two sides of a deal who disagree, and how the market decides. */
export {
  DisputeChangedResolver,
  DisputeEventResolver,
  DisputeOfDealResolver,
  DisputeResolver,
  DisputeUpdatedResolver,
} from "./dispute.fields.ts";
export {
  answeredNotices,
  askedNotices,
  endedNotices,
  filedNotices,
  withdrawnNotices,
} from "./dispute.words.ts";
export { disputeMoves } from "./disputeMoves.ts";
export { DisputesResolver } from "./dispute.resolver.ts";
