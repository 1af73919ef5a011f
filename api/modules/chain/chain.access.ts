import { adminAction, everyone, member, type Policy } from "../../core/access/policy.ts";

/** Members move their own TP, only from their own session. Administrators fund the pool of the rewards. */
export const policy: Policy = {
  Query: {
    certificates: member("wallet:read"),
    chainTransactions: member("wallet:read"),
    chainWallet: member("wallet:read"),
    publicLog: everyone("market:read"),
    staking: member("wallet:read"),
    verifyCertificate: everyone("market:read"),
    stakingPool: member("wallet:read"),
  },
  Mutation: {
    connectWallet: member("session"),
    issueCertificate: member("session"),
    revokeCertificate: member("session"),
    disconnectWallet: member("session"),
    mintTrustTokens: member("session", { keyed: true }),
    burnTrustTokens: member("session", { keyed: true }),
    stake: member("session", { keyed: true }),
    unstake: member("session", { keyed: true }),
    claimStakingReward: member("session", { switch: "rewards", keyed: true }),
    fundPool: adminAction({ subject: "pool", id: "input.pool", reason: "input.reason" }),
  },
  Route: {
    "GET /api/blockchain/statement": member("session", { points: 20 }),
  },
  Type: {
    Certificate: "wallet:read",
    CertificateAttribute: "open",
    Certified: "open",
    PassportLink: "open",
    ChainTransaction: "wallet:read",
    LoggedSupply: "open",
    PublicLog: "open",
    ChainWallet: "wallet:read",
    Staking: "wallet:read",
    StakingPool: "open",
    WalletChallenge: "session",
  },
};
