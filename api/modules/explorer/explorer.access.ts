import { admin, type Policy } from "../../core/access/policy.ts";

/** Administrators ask the running market anything, by a door of its own. What they asked and keep is theirs, and no action. */
export const policy: Policy = {
  Query: {
    explorerHistory: admin(),
    savedQueries: admin(),
    savedQuery: admin(),
    dashboardTiles: admin(),
  },
  Mutation: {
    deleteExplorerRun: admin(),
    clearExplorerHistory: admin(),
    saveQuery: admin(),
    changeSavedQuery: admin(),
    deleteSavedQuery: admin(),
    pinSavedQuery: admin(),
    unpinSavedQuery: admin(),
  },
  Route: { "POST /api/admin/graphql": admin() },
  Type: {
    ExplorerRun: "session",
    SavedQuery: "session",
    SavedQueryChart: "session",
    SavedQueryVariable: "session",
  },
};
