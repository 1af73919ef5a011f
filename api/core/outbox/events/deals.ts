/** A member did something with an offer. */
interface OfferEvent {
  offerId: number;
  /** Who did it. */
  byId: number;
}

/** What happens to offers, orders and the disputes about them. */
export interface DealEvents {
  OfferMade: OfferEvent;
  /** A new proposal answers another. */
  OfferCountered: OfferEvent;
  OfferDeclined: OfferEvent;
  OfferWithdrawn: OfferEvent;
  /** Nobody answered in time. */
  OfferExpired: { offerId: number };
  /** An item of it is gone: somebody else got it, or its owner took it off the market. */
  OfferSuperseded: OfferEvent;
  /** A side was suspended, who is named here. */
  OfferCancelled: OfferEvent;
  /** A proposal was accepted: TP have moved and the items changed hands. */
  OfferAccepted: OfferEvent & {
    buyerId: number;
    sellerId: number;
    /** What the offer was for. */
    itemId: number;
    /** Items went both ways; otherwise it was a sale for TP. */
    isSwap: boolean;
  };
  /** A seller has a new order, which is a part of the buyer's. */
  OrderPartPlaced: { partId: number };
  /** The buyer has what was ordered, and its seller the TP. */
  OrderPartDelivered: {
    partId: number;
    buyerId: number;
    sellerId: number;
    /** The first item of the part; null when there is none. */
    itemId: number | null;
  };
  /** A dispute was decided or settled. */
  DisputeSettled: {
    disputeId: number;
    /** Who was found in the wrong; null where nobody was. */
    lostById: number | null;
  };
}
