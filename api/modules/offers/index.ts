export { OffersResolver } from "./offer.resolver.ts";
export {
  OfferAnsweredResolver,
  OfferOfHoldResolver,
  OfferPlacedResolver,
  OfferResolver,
  OfferUpdatedResolver,
} from "./offer.fields.ts";
export { cancelOffers, closeOffersOf, lockOffersOf } from "./cancelOffers.ts";
export { offerExpires } from "./offerExpires.ts";
export {
  cardsOf as offerCards,
  noticesOf as offerNotices,
  type OfferHappened,
  type OfferNews,
  type ProposalNews,
} from "./offer.words.ts";
export { supersedeOffers, supersedeRemoved } from "./supersede.ts";
