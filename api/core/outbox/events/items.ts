/** What happens to items. */
export interface ItemEvents {
  /** What others see of it is another: words, price, pieces, or whether it is to be had. */
  ItemChanged: { itemId: number };
  /** Its owner took it off the market. */
  ItemRemoved: { itemId: number; byId: number };
  ItemListed: { itemId: number; sellerId: number };
  /** Others see it from now on: everybody, or another circle. */
  ItemShownTo: { itemId: number; sellerId: number };
}
