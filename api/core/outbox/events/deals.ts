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
  /** An item of the offer is gone: somebody else got it, or its owner took it off the market. */
  OfferSuperseded: OfferEvent;
  /** One side was suspended: `byId`. */
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
  /** The seller accepted the part. */
  OrderPartAccepted: OrderPartEvent;
  OrderPartShipped: OrderPartEvent;
  /** The buyer has received the part, and the seller the TP. */
  OrderPartDelivered: OrderPartEvent & {
    buyerId: number;
    sellerId: number;
    /** The first item of the part; null when there is none. */
    itemId: number | null;
    /** Nobody confirmed the delivery: the part counts as delivered because its deadline passed. */
    isByTime: boolean;
  };
  /** Cancelled before it was shipped; the buyer has the TP back. */
  OrderPartCancelled: OrderPartEvent & {
    /** The side that cancelled or was suspended, or the administrator who deleted an item; null: the deadline passed. */
    byId: number | null;
  };
  /** The seller gave the TP back for a part that was shipped. */
  OrderPartRefunded: OrderPartEvent;
}
