export { cancelOffers, closeOffersOf, lockOffersOf } from "./cancelOffers.ts";
export { offerExpires } from "./offerExpires.ts";
export {
  cardsOf as offerCards,
  noticesOf as offerNotices,
  type OfferHappened,
  type OfferNews,
  type ProposalNews,
} from "./offer.notices.ts";
export { supersedeOffers, supersedeRemoved } from "./supersede.ts";
