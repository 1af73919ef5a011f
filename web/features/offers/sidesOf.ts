import type { OfferCard_OfferFragment } from "../../gql/graphql.ts";
import type { SwapThing } from "../../ui/SwapStrip.tsx";

type Thing = { readonly title: string; readonly tpValue: number };

/** The fields of an offer that the strip needs. */
type StripOffer = Pick<OfferCard_OfferFragment, "tpEffect" | "viewerRole"> & {
  readonly targetItem: Thing;
  readonly offeredItems: readonly Thing[];
};

/** The two sides of the strip: the buyer gives items or TP, the seller gives the target item. */
export function sidesOf(offer: StripOffer): { theyGive: SwapThing[]; youGive: SwapThing[] } {
  const items = offer.offeredItems.map((item) => ({ label: item.title, tp: item.tpValue }));
  const price = { label: "TrustPoints", tp: Math.abs(offer.tpEffect.change) };
  const fromBuyer = items.length > 0 ? items : [price];
  const fromSeller = [{ label: offer.targetItem.title, tp: offer.targetItem.tpValue }];

  return offer.viewerRole === "seller"
    ? { theyGive: fromBuyer, youGive: fromSeller }
    : { theyGive: fromSeller, youGive: fromBuyer };
}
