/** Suspension of members. */
export { suspensionEnds } from "./suspensionEnds.ts";
export { liftedNotice } from "./suspension.notices.ts";
export { suspendMember } from "./suspendMember.ts";
export { sweepSuspended } from "./sweepSuspended.ts";
export { suspensionActions } from "./suspension.states.ts";
