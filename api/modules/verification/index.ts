/** Codes that prove that a mailbox or a phone is a member's. */
export { verifiedNotice } from "./verification.notices.ts";
