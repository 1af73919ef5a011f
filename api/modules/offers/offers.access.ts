import { member, type Policy } from "../../core/access/policy.ts";

/** Only the two sides of an offer may see it. */
export const policy: Policy = {
  Query: {
    offer: member("offers:read"),
    sellerOffers: member("offers:read"),
    buyerOffers: member("offers:read"),
    sellerOfferCounts: member("offers:read"),
    buyQuote: member("offers:read"),
    exchangeSuggestions: member("offers:read"),
  },
  Mutation: {
    createOffer: member("offers:write", { switch: "offers" }),
    acceptOffer: member("offers:write"),
    declineOffer: member("offers:write"),
    withdrawOffer: member("offers:write"),
    counterOffer: member("offers:write", { switch: "offers" }),
  },
  Subscription: {
    offerUpdated: member("offers:read"),
  },
  Type: {
    Offer: "offers:read",
    ExchangeSuggestion: "offers:read",
  },
};
