/** Members one does not want to hear from. */
export { BlockChangedResolver, BlockOfMemberResolver, BlocksResolver } from "./block.resolver.ts";
export {
  blockerOf,
  blockColumns,
  blockLoader,
  noBlockBetween,
  refusedByBlock,
  refuseIfBlocked,
  type Block,
} from "./blocks.ts";
