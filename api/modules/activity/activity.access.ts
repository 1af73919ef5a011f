import { member, type Policy } from "../../core/access/policy.ts";

/** Only the member may see where the account was used from. */
export const policy: Policy = {
  Query: {
    activity: member("session"),
  },
  Type: {
    Activity: "session",
  },
};
