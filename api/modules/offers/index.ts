export { cancelOffers, closeOffersOf, lockOffersOf } from "./cancelOffers.ts";
export { offerExpires } from "./offerExpires.ts";
export {
  cardsOf as offerCards,
  noticesOf as offerNotices,
  type OfferHappened,
  type OfferNews,
  type ProposalNews,
} from "./offer.notices.ts";
export { lockOpenOffers, openOffersNeeding, type OfferRow } from "./offer.rows.ts";
export { supersede, supersedeOffers, supersedeRemoved } from "./supersede.ts";
