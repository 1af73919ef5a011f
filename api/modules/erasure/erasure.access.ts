import { member, type Policy } from "../../core/access/policy.ts";

/** Everything about a member, and its end: for the member in person. The whole file at once: six times a minute at most. */
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
