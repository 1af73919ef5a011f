/** What happens to items. */
export interface ItemEvents {
  ItemListed: { itemId: number; sellerId: number };
  /** Others see it from now on: everybody, or another circle. */
  ItemShownTo: { itemId: number; sellerId: number };
}
