import { admin, type Policy } from "../../core/access/policy.ts";

/** What administrators see of the running market: its events. */
export const policy: Policy = {
  Query: {
    adminEventLog: admin(),
  },
  Subscription: {
    adminEvents: admin(),
  },
  Type: {
    AdminEvent: "session",
  },
};
