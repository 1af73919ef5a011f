import { member, type Policy } from "../../core/access/policy.ts";

/**
 * Only members upload; everybody may see a photo. An upload costs more rate-limit points than other requests: 40 a
 * minute at most. Source: C11
 */
export const policy: Policy = {
  Route: {
    "POST /api/uploads": member("items:write", { points: 3 }),
  },
};
