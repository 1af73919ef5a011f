import { member, type Policy } from "../../core/access/policy.ts";

/** Members claim rewards only from their own session. */
export const policy: Policy = {
  Query: {
    earnings: member("wallet:read"),
    achievements: member("wallet:read"),
    challenges: member("wallet:read"),
    gamificationStats: member("wallet:read"),
    leaderboard: member("market:read"),
  },
  Mutation: {
    earnTp: member("session", { switch: "rewards", keyed: true }),
    claimReward: member("session", { switch: "rewards", keyed: true }),
    recordShare: member("session"),
    claimChallenge: member("session", { switch: "rewards", keyed: true }),
  },
  Subscription: {
    leaderboardUpdated: member("market:read"),
  },
  Type: {
    Earnings: "wallet:read",
    Achievement: "wallet:read",
    Challenge: "wallet:read",
    GamificationStats: "wallet:read",
    Leaderboard: "open",
    LeaderboardRow: "open",
    EarnOption: "wallet:read",
    CommunityTask: "wallet:read",
    Reward: "wallet:read",
  },
};
