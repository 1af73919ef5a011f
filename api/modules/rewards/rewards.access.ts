import { member, type Policy } from "../../core/access/policy.ts";

/** Members claim rewards only from their own session. */
export const policy: Policy = {
  Query: {
    earnings: member("wallet:read"),
  },
  Mutation: {
    earnTp: member("session", { switch: "rewards" }),
    claimReward: member("session", { switch: "rewards" }),
    recordShare: member("session"),
  },
  Type: {
    Earnings: "wallet:read",
    EarnOption: "wallet:read",
    CommunityTask: "wallet:read",
    Reward: "wallet:read",
  },
};
