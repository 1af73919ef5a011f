import { member, type Policy } from "../../core/access/policy.ts";

/** Members report in person what should not be here. */
export const policy: Policy = {
  Mutation: {
    report: member("session"),
  },
};
