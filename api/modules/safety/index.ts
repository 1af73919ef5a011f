/** Members one does not want to hear from, and what members tell the market about each other. */
export {
  blockerOf,
  blockColumns,
  blockLoader,
  noBlockBetween,
  refusedByBlock,
  refuseIfBlocked,
  type Block,
} from "./blocks.ts";
export { isReported } from "./reported.loader.ts";
export {
  BlockChangedResolver,
  SafetyOfItemResolver,
  SafetyOfMemberResolver,
  SafetyResolver,
} from "./safety.resolver.ts";
