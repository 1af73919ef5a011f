import { member, type Policy } from "../../core/access/policy.ts";

/** Whom a member has blocked. */
export const policy: Policy = {
  Query: {
    blockedMembers: member("session"),
  },
  Mutation: {
    blockMember: member("session"),
    unblockMember: member("session"),
  },
};
