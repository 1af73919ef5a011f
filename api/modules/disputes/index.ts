/** Two sides of a deal who disagree, and how the market decides. */
export {
  DisputeChangedResolver,
  DisputeEventResolver,
  DisputeOfDealResolver,
  DisputeResolver,
  DisputeUpdatedResolver,
} from "./dispute.fields.ts";
export { disputeMoves } from "./disputeMoves.ts";
export { DisputesResolver } from "./dispute.resolver.ts";
