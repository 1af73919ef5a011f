/** What happens to items. */
export interface ItemEvents {
  /** What others see of the item changed: texts, price, quantity, or availability. */
  ItemChanged: { itemId: number };
  /** Its owner took it off the market. */
  ItemRemoved: { itemId: number; byId: number };
  /** An administrator took it off the market, with everything that hung on it. */
  ItemDeleted: { itemId: number; ownerId: number };
  /** An administrator put a deleted item back. */
  ItemRestored: { itemId: number; ownerId: number };
  ItemListed: { itemId: number; sellerId: number };
  /** The item became visible to others: to everybody, or to another circle. */
  ItemShownTo: { itemId: number; sellerId: number };
}
