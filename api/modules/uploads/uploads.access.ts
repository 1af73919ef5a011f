import { member, type Policy } from "../../core/access/policy.ts";

/** Members upload; everybody sees a photo. One costs more than a word: 40 a minute at most. Source: C11 */
export const policy: Policy = {
  Route: {
    "POST /api/uploads": member("items:write", { points: 3 }),
  },
};
