import { admin, member, type Policy } from "../../core/access/policy.ts";

/** The own wallet; the books as a whole are for administrators. */
export const policy: Policy = {
  Query: {
    wallet: member("wallet:read"),
    walletStatement: member("wallet:read"),
    ledgerAudit: admin(),
  },
  Subscription: {
    walletUpdated: member("wallet:read"),
  },
};
