import { member, type Policy } from "../../core/access/policy.ts";

/** Rewards are for what the member does in person. */
export const policy: Policy = {
  Query: {
    earnings: member("wallet:read"),
  },
  Mutation: {
    earnTp: member("session"),
    claimReward: member("session"),
    recordShare: member("session"),
  },
};
