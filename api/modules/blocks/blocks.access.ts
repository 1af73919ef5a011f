import { member, type Policy } from "../../core/access/policy.ts";

/** Whom a member has blocked. */
export const policy: Policy = {
  Query: {
    blockedMembers: member("profile:read"),
  },
  Mutation: {
    blockMember: member("profile:write"),
    unblockMember: member("profile:write"),
  },
};
