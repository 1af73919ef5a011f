import { everyone, member, type Policy } from "../../core/access/policy.ts";

/**
 * Everybody may view the market; only members list items. Visibility of hidden and circle items is checked in the
 * statements: see `visibility.ts`.
 */
export const policy: Policy = {
  Query: {
    items: everyone("market:read"),
    item: everyone("market:read"),
    categories: everyone("market:read"),
    myItems: member("profile:read"),
    circleItems: member("social:read"),
  },
  Mutation: {
    createItem: member("items:write", { switch: "listing" }),
    updateItem: member("items:write"),
    relistItem: member("items:write", { switch: "listing" }),
    changePrice: member("items:write"),
    removeItem: member("items:write"),
    viewItem: member("session"),
    likeItem: member("social:write"),
    unlikeItem: member("social:write"),
  },
  Subscription: {
    itemUpdated: everyone("market:read"),
    listingAdded: everyone("market:read"),
  },
  Type: {
    Item: "open",
    Image: "open",
    PriceChange: "open",
  },
};
