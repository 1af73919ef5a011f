/** Members one does not want to hear from. */
export {
  blockerOf,
  blockColumns,
  blockLoader,
  noBlockBetween,
  refusedByBlock,
  refuseIfBlocked,
  type Block,
} from "./blocks.ts";
