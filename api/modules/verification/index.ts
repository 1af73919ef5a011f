/** Verification of members' mailboxes and phones by codes. */
export { verifiedNotice } from "./verification.notices.ts";
