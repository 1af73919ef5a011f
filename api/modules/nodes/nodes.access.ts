import { everyone, type Policy } from "../../core/access/policy.ts";

/** Each object has the rule of the query of its type, too. */
export const policy: Policy = {
  Query: { node: everyone("market:read") },
};
