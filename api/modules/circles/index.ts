/** Who is in a circle: what items and posts that are for its members alone ask. */
export {
  endMembership,
  joinedCircle,
  letIn,
  lockCircle,
  refuseOutsider,
  publishCircle,
  type LockedCircle,
} from "./membership.ts";
