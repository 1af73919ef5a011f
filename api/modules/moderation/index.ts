/** What administrators take off the market. */
export { deletedNotices, restoredNotices } from "./moderation.notices.ts";
