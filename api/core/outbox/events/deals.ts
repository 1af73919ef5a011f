/** What happens to offers, orders and the disputes about them. */
export interface DealEvents {
  /** A proposal was accepted: TP have moved and the items changed hands. */
  OfferAccepted: {
    offerId: number;
    buyerId: number;
    sellerId: number;
    /** What the offer was for. */
    itemId: number;
    /** Items went both ways; otherwise it was a sale for TP. */
    isSwap: boolean;
  };
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
