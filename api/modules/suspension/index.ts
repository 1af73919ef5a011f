/** Members who may not act for a time, and what follows from it. */
export { suspensionEnds } from "./suspensionEnds.ts";
export { suspend } from "./suspendMember.ts";
export { liftedNotice } from "./suspension.words.ts";
export { sweepSuspended } from "./sweepSuspended.ts";
export { SuspensionResolver, SuspensionsResolver } from "./suspension.resolver.ts";
