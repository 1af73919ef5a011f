import { admin, moderator, type Policy } from "../../core/access/policy.ts";

/** Administrators read what was done. Whoever may do an action may try out what it would do: its own rule decides. */
export const policy: Policy = {
  Query: {
    auditLog: admin(),
    auditLogProblems: admin(),
  },
  Mutation: {
    dryRun: moderator(),
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
