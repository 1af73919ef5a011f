/** Adjustments of members' wallets by administrators. */
export { endedNotices, postedNotices, requestedNotices } from "./adjustment.notices.ts";
export { adjustmentEnds, endAdjustmentsOf } from "./adjustmentEnds.ts";
