import { member, type Policy } from "../../core/access/policy.ts";

/** The members whom the viewer has blocked. */
export const policy: Policy = {
  Query: {
    blockedMembers: member("session"),
  },
  Mutation: {
    blockMember: member("session"),
    unblockMember: member("session"),
  },
  Type: {
    BlockedMember: "session",
  },
};
