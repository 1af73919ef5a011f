import { member, type Policy } from "../../core/access/policy.ts";

/** Export and deletion of the own account need the member's own session. The whole file: at most six times a minute. */
export const policy: Policy = {
  Query: {
    accountExportSections: member("session"),
    accountExport: member("session"),
    deletionPreview: member("session"),
  },
  Mutation: {
    deleteAccount: member("session"),
  },
  Route: {
    "GET /api/account/export": member("session", { points: 20 }),
  },
};
