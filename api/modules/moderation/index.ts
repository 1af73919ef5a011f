/** What administrators take off the market, and what moderators decide about reports. */
export {
  appealNotices,
  closedNotices,
  openedNotices,
  removedNotices,
  warnedNotices,
} from "./cases/case.notices.ts";
export { openCase } from "./cases/openCase.ts";
export { deletedNotices, restoredNotices } from "./moderation.notices.ts";
