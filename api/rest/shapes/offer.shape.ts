import { pathsOf } from "./item.shape.ts";

interface ItemInOffer {
  id: string;
  title: string;
  images: { path: string }[];
  tpValue: number;
}

interface Party {
  id: string;
  username: string;
  displayName: string;
}

export interface OfferData {
  id: string;
  buyer: Party;
  seller: Party;
  proposedBy: { id: string };
  targetItem: ItemInOffer;
  offeredItem: ItemInOffer | null;
  offeredItems: ItemInOffer[];
  offerType: string;
  tpDelta: number;
  tpTopupNeeded: number;
  tpChangeIfLess: number;
  status: string;
  state: string;
  stateReason: string | null;
  message: string | null;
  counterOf: { id: string } | null;
  deadline: string;
  answeredAt: string | null;
  createdAt: string;
}

export const OFFER = `fragment RestOffer on Offer {
  id
  buyer { id username displayName }
  seller { id username displayName }
  proposedBy { id }
  targetItem { ...RestItemInOffer }
  offeredItem { ...RestItemInOffer }
  offeredItems { ...RestItemInOffer }
  offerType tpDelta tpTopupNeeded tpChangeIfLess status state stateReason message
  counterOf { id }
  deadline answeredAt createdAt
}
fragment RestItemInOffer on Item { id title images { path } tpValue }`;

/** EN-012, and beside it what the answers need: all given items, who proposed, the deadline. */
export function offerOf({ proposedBy, counterOf, ...offer }: OfferData) {
  return {
    ...offer,
    buyerId: offer.buyer.id,
    sellerId: offer.seller.id,
    proposedById: proposedBy.id,
    counterOfId: counterOf?.id ?? null,
    targetItem: itemInOffer(offer.targetItem),
    offeredItem: offer.offeredItem && itemInOffer(offer.offeredItem),
    offeredItems: offer.offeredItems.map(itemInOffer),
  };
}

function itemInOffer(item: ItemInOffer) {
  return { ...item, images: pathsOf(item.images) };
}
