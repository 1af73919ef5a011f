/** Blocks between members. */
export {
  blockerOf,
  blockColumns,
  blockLoader,
  noBlockBetween,
  refusedByBlock,
  refuseIfBlocked,
  type Block,
} from "./block.rows.ts";
