import { member, type Policy } from "../../core/access/policy.ts";

/** What the market's own data says, with its working shown. */
export const policy: Policy = {
  Query: {
    priceSuggestion: member("market:read"),
    enhancedDescription: member("market:read"),
  },
  Type: {
    Basis: "open",
    BasisAccuracy: "open",
    BasisEvidence: "open",
    ComparablePrice: "open",
    PriceRange: "open",
    PricePart: "open",
  },
};
