/** Disputes about deals: how they are filed, answered and decided. */
export { dealRecords } from "./dealRecords.ts";
export {
  answeredNotices,
  askedNotices,
  endedNotices,
  filedNotices,
  withdrawnNotices,
} from "./dispute.notices.ts";
export { disputeDeadlines } from "./disputeDeadlines.ts";
