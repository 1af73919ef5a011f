/** A member did something with an offer. */
interface OfferEvent {
  offerId: number;
  /** Who did it. */
  byId: number;
}

/** Something happened to a seller's part of an order. */
interface OrderPartEvent {
  partId: number;
}

/** What happens to offers and orders. */
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
  OrderPartPlaced: OrderPartEvent;
  /** The seller took it on. */
  OrderPartAccepted: OrderPartEvent;
  OrderPartShipped: OrderPartEvent;
  /** The buyer has what was ordered, and its seller the TP. */
  OrderPartDelivered: OrderPartEvent & {
    buyerId: number;
    sellerId: number;
    /** The first item of the part; null when there is none. */
    itemId: number | null;
    /** Nobody confirmed it: it counts as delivered because its time was over. */
    isByTime: boolean;
  };
  /** Called off before it was sent; the buyer has the TP back. */
  OrderPartCancelled: OrderPartEvent & {
    /** The side that did it, or was suspended; null where it was the time. */
    byId: number | null;
  };
  /** Its seller gave the TP back for what was sent. */
  OrderPartRefunded: OrderPartEvent;
}
