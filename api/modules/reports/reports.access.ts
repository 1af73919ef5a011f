import { member, type Policy } from "../../core/access/policy.ts";

/** Members report what breaks the rules; only from their own session. */
export const policy: Policy = {
  Mutation: {
    report: member("session"),
  },
};
