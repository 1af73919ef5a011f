export { OffersResolver } from "./offer.resolver.ts";
export {
  OfferAnsweredResolver,
  OfferPlacedResolver,
  OfferResolver,
  OfferUpdatedResolver,
} from "./offer.fields.ts";
export { closeOffersOf } from "./closeOffers.ts";
export { offerExpires } from "./offerExpires.ts";
export { supersedeOffers } from "./supersede.ts";
