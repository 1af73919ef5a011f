/** Membership in circles, for items and posts that only the members of a circle may see. */
export {
  endMembership,
  joinedCircle,
  letIn,
  lockCircle,
  refuseOutsider,
  publishCircle,
  type LockedCircle,
} from "./membership.ts";
