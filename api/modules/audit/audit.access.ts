import { admin, type Policy } from "../../core/access/policy.ts";

/** Administrators read what administrators did, and try out what an action would do. */
export const policy: Policy = {
  Query: {
    auditLog: admin(),
    auditLogProblems: admin(),
  },
  Mutation: {
    dryRun: admin(),
  },
  Type: {
    ActionEffects: "session",
    AuditEntry: "session",
    EventCount: "session",
    RowCount: "session",
    TpMoved: "session",
    ValueChange: "session",
  },
};
