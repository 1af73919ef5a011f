import { admin, member, type Policy } from "../../core/access/policy.ts";

/** Members see their own wallet; only administrators audit the whole ledger. */
export const policy: Policy = {
  Query: {
    wallet: member("wallet:read"),
    walletStatement: member("wallet:read"),
    ledgerAudit: admin(),
    adminSupply: admin(),
    adminIssue: admin(),
  },
  Subscription: {
    walletUpdated: member("wallet:read"),
  },
  Type: {
    Wallet: "wallet:read",
    Security: "wallet:read",
    SecurityReason: "wallet:read",
    Hold: "wallet:read",
    WalletEntry: "wallet:read",
    TpEffect: "wallet:read",
    SupplyPart: "session",
    IssuePoint: "session",
    IssueReason: "session",
  },
};
