import { admin, adminAction, member, type Policy } from "../../core/access/policy.ts";

/** The two sides of a dispute make statements; administrators decide it. */
export const policy: Policy = {
  Query: {
    dispute: member("disputes:read"),
    disputes: member("disputes:read"),
    disputeQueue: admin(),
  },
  Mutation: {
    fileDispute: member("disputes:write"),
    answerDispute: member("disputes:write"),
    withdrawDispute: member("disputes:write"),
    concedeDispute: member("disputes:write"),
    takeDispute: adminAction({ subject: "dispute", id: "id" }),
    askDispute: adminAction({ subject: "dispute", id: "id", reason: "text" }),
    decideDispute: adminAction(
      { subject: "dispute", id: "input.id", reason: "input.resolution" },
      { keyed: true },
    ),
  },
  Subscription: {
    disputeUpdated: member("disputes:read"),
  },
  Type: {
    Dispute: "disputes:read",
    DisputeEvent: "disputes:read",
  },
};
