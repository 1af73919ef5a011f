import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** Only administrators suspend. */
export const policy: Policy = {
  Query: {
    memberSuspensions: admin(),
  },
  Mutation: {
    suspendMember: adminAction({
      subject: "member",
      id: "input.memberId",
      reason: "input.reason",
    }),
    liftSuspension: adminAction({ subject: "member", id: "memberId", reason: "reason" }),
  },
};
