import { admin, type Policy } from "../../core/access/policy.ts";

/** Administrators ask the running market anything, by a door of its own. */
export const policy: Policy = {
  Query: {
    savedQueries: admin(),
    savedQuery: admin(),
    dashboardTiles: admin(),
  },
  Mutation: {
    saveQuery: admin(),
    changeSavedQuery: admin(),
    deleteSavedQuery: admin(),
    pinSavedQuery: admin(),
    unpinSavedQuery: admin(),
  },
  Route: { "POST /api/admin/graphql": admin() },
  Type: {
    SavedQuery: "session",
    SavedQueryChart: "session",
    SavedQueryVariable: "session",
  },
};
