import { member, type Policy } from "../../core/access/policy.ts";

/** Reviews of members, written by the other sides of their deals. */
export const policy: Policy = {
  Query: {
    reviews: member("social:read"),
  },
  Mutation: {
    submitReview: member("social:write"),
  },
  Subscription: {
    reviewPublished: member("social:read"),
  },
  Type: {
    Review: "open",
    AspectRatings: "open",
  },
};
