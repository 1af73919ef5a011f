import { member, type Policy } from "../../core/access/policy.ts";

/** Guides. The statements check who may see one. */
export const policy: Policy = {
  Query: { guides: member("social:read"), guide: member("social:read") },
  Mutation: {
    createGuide: member("social:write"),
    updateGuide: member("social:write"),
    deleteGuide: member("social:write"),
    likeGuide: member("social:write"),
    unlikeGuide: member("social:write"),
    viewGuide: member("session"),
  },
  Subscription: { guideUpdated: member("social:read"), guideCounted: member("social:read") },
  Type: { Guide: "social:read" },
};
