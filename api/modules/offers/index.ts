export { OffersResolver } from "./offer.resolver.ts";
export {
  OfferAnsweredResolver,
  OfferPlacedResolver,
  OfferResolver,
  OfferUpdatedResolver,
} from "./offer.fields.ts";
export { expireOffers } from "./expireOffers.ts";
export { supersedeOffers } from "./supersede.ts";
