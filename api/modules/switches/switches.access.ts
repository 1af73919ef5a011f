import { admin, adminAction, everyone, type Policy } from "../../core/access/policy.ts";

/** Administrators close and open features; everybody may know what is closed. */
export const policy: Policy = {
  Query: {
    adminSwitches: admin(),
    closedFeatures: everyone("market:read"),
  },
  Mutation: {
    setSwitch: adminAction({ subject: "switch", id: "input.name", reason: "input.reason" }),
  },
  Subscription: {
    closedFeaturesUpdated: everyone("market:read"),
  },
  Type: {
    ClosedFeature: "open",
  },
};
