import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** What administrators take off the market, and give back. */
export const policy: Policy = {
  Query: {
    adminItems: admin(),
    adminItem: admin(),
  },
  Mutation: {
    deleteItem: adminAction({ subject: "item", id: "itemId", reason: "reason" }),
    restoreItem: adminAction({ subject: "item", id: "itemId" }),
  },
  Type: {
    AdminItem: "session",
  },
};
