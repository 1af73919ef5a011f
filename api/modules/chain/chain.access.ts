import { adminAction, member, type Policy } from "../../core/access/policy.ts";

/** Members move their own TP, only from their own session. Administrators fund the pool of the rewards. */
export const policy: Policy = {
  Query: {
    chainWallet: member("wallet:read"),
    staking: member("wallet:read"),
    stakingPool: member("wallet:read"),
  },
  Mutation: {
    connectWallet: member("session"),
    disconnectWallet: member("session"),
    mintTrustTokens: member("session"),
    burnTrustTokens: member("session"),
    stake: member("session"),
    unstake: member("session"),
    claimStakingReward: member("session", { switch: "rewards" }),
    fundPool: adminAction({ subject: "pool", id: "input.pool", reason: "input.reason" }),
  },
  Type: {
    ChainWallet: "wallet:read",
    Staking: "wallet:read",
    StakingPool: "open",
    WalletChallenge: "session",
  },
};
