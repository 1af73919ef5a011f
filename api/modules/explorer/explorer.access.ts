import { admin, type Policy } from "../../core/access/policy.ts";

/** Administrators ask the running market anything, by a door of its own. */
export const policy: Policy = {
  Route: { "POST /api/admin/graphql": admin() },
};
