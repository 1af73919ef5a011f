import type { Tx } from "../../core/context.ts";
import { sql } from "../../core/sql/sql.ts";
import { addToThread } from "./addToThread.ts";

/** The card of an offer or an order, which both members of a thread see. */
export interface Card {
  fromId: number;
  toId: number;
  /**
   * What was done, to follow the name of the member who did it: "made an offer for Enamel teapot". For clients that
   * show no cards.
   */
  content: string;
  itemId: number | null;
  about: { offerId: number } | { orderPartId: number };
}

/**
 * Puts the card of an offer or an order into the thread of its two sides. A card shows the current state of its
 * subject. It counts as read and sends no notification, because the use case that posts it notifies by itself.
 */
export async function postCard(tx: Tx, card: Card): Promise<void> {
  const offerId = "offerId" in card.about ? card.about.offerId : null;
  const orderPartId = "orderPartId" in card.about ? card.about.orderPartId : null;
  const messageId = await addToThread(tx, {
    fromId: card.fromId,
    toId: card.toId,
    isUnread: false,
    insert: sql`
      insert into messages (from_user_id, to_user_id, content, item_id, message_type, offer_id, order_part_id,
        is_read, created_at)
      values (${card.fromId}, ${card.toId}, ${card.content}, ${card.itemId},
        ${offerId === null ? "order" : "offer"}, ${offerId}, ${orderPartId}, true, ${tx.now})
      returning id`,
  });
  if (messageId === undefined) throw new Error("a card was not written");
}
