import { member, type Policy } from "../../core/access/policy.ts";

/** What the viewer has bought, sold and exchanged. */
export const policy: Policy = {
  Query: {
    deals: member("offers:read"),
    deal: member("offers:read"),
  },
  Type: {
    Deal: "offers:read",
  },
};
