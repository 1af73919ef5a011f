/** Two sides of a deal who disagree, and how the market decides. */
export {
  answeredNotices,
  askedNotices,
  endedNotices,
  filedNotices,
  withdrawnNotices,
} from "./dispute.notices.ts";
export { disputeMoves } from "./disputeMoves.ts";
