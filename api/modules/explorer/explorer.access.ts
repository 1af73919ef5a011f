import { COMMANDS, REVEAL } from "../../../schema/limits.ts";
import { admin, adminAction, type Policy } from "../../core/access/policy.ts";

/** Administrators ask the running market anything, by a door of its own. What they asked and keep is theirs, and no action; to see what is masked is one. */
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
    revealValue: adminAction(
      { subject: "masked_value", id: "id", reason: "reason" },
      { points: COMMANDS.points / REVEAL.perMinute },
    ),
  },
  Route: { "POST /api/admin/graphql": admin() },
  Type: {
    ExplorerRun: "session",
    RevealedValue: "session",
    SavedQuery: "session",
    SavedQueryChart: "session",
    SavedQueryVariable: "session",
  },
};
