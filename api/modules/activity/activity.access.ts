import { member, type Policy } from "../../core/access/policy.ts";

/** Where the account was used from is the member's alone. */
export const policy: Policy = {
  Query: {
    activity: member("session"),
  },
};
