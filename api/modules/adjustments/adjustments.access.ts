import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** One administrator asks for an adjustment, another one decides. */
export const policy: Policy = {
  Query: {
    adjustments: admin(),
    adjustment: admin(),
    adjustmentTerms: admin(),
  },
  Mutation: {
    requestAdjustment: adminAction({
      subject: "member",
      id: "input.memberId",
      reason: "input.reason",
    }),
    approveAdjustment: adminAction({ subject: "adjustment", id: "id" }),
    rejectAdjustment: adminAction({ subject: "adjustment", id: "id", reason: "reason" }),
    withdrawAdjustment: adminAction({ subject: "adjustment", id: "id" }),
  },
  Subscription: {
    adjustmentUpdated: admin(),
  },
  Type: {
    Adjustment: "session",
  },
};
