import { admin, type Policy } from "../../core/access/policy.ts";

/** The lists of the administrator's area. What administrators change is in the modules of its subjects. */
export const policy: Policy = {
  Query: {
    adminUsers: admin(),
    adminUser: admin(),
    adminTransactions: admin(),
    adminTransaction: admin(),
    adminDisputePostings: admin(),
  },
  Type: {
    AdminUser: "session",
    AdminTransaction: "session",
    AdminPosting: "session",
    AdminStep: "session",
  },
};
