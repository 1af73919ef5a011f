import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { Card } from "../messages/index.ts";
import type { Notice } from "../notifications/index.ts";

export type OrderNews =
  | "order_placed"
  | "order_accepted"
  | "order_shipped"
  | "order_delivered"
  | "order_cancelled"
  | "order_refunded";

interface Words {
  title: string;
  message(who: string, what: string, reason: string): string;
}

const WORDS: Readonly<Record<OrderNews, Words>> = {
  order_placed: {
    title: "New order",
    message: (who, what) => `${who} ordered ${what}. Accept it within 48 hours`,
  },
  order_accepted: {
    title: "Order accepted",
    message: (who, what) => `${who} accepted your order of ${what}`,
  },
  order_shipped: {
    title: "Order shipped",
    message: (who, what) => `${who} sent ${what}. Confirm it when it has arrived`,
  },
  order_delivered: {
    title: "Order delivered",
    message: (_who, what) => `${what} arrived, and the TP are paid out`,
  },
  order_cancelled: {
    title: "Order cancelled",
    message: (_who, what, reason) => `The order of ${what} was cancelled: ${reason}`,
  },
  order_refunded: {
    title: "Order refunded",
    message: (who, what) => `${who} gave the TP for ${what} back`,
  },
};

/** The items as text for the timeline and the ledger: "Enamel teapot", "Enamel teapot and 2 more". */
export function whatOf(items: readonly { title: string }[]): string {
  const [first, ...others] = items;
  if (!first) return "nothing";
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** What happened to a part of an order, and whether a member or a deadline did it. */
interface PartHappened {
  event: { partId: number; byId?: number | null; isByTime?: boolean };
  at: Date;
}

interface Found {
  orderId: number;
  partId: number;
  buyerId: number;
  buyer: string;
  sellerId: number;
  seller: string;
  reason: string | null;
  items: { itemId: number; title: string }[];
}

/**
 * The notifications for those sides of the parts that did not act themselves. Their priority is high if the receiver
 * must act now.
 */
export async function noticesOf(
  tx: Tx,
  news: OrderNews,
  happened: readonly PartHappened[],
): Promise<Notice[]> {
  const { title, message } = WORDS[news];
  return (await look(tx, happened)).flatMap(([part, { event, at }]) => {
    const { orderId, partId, buyerId, reason, items } = part;
    const who = news === "order_placed" ? part.buyer : part.seller;
    return sidesTold(news, part, event).map((userId) => ({
      userId,
      type: news,
      title,
      message: message(who, whatOf(items), reason ?? ""),
      data: { orderId, partId },
      actionUrl: userId === buyerId ? `/orders?order=${orderId}` : `/offers/seller?sale=${partId}`,
      priority: news === "order_placed" || news === "order_shipped" ? "high" : "medium",
      at,
    }));
  });
}

function sidesTold(
  news: OrderNews,
  { buyerId, sellerId }: Found,
  { byId, isByTime }: PartHappened["event"],
): number[] {
  if (news === "order_placed") return [sellerId];
  if (news === "order_delivered") return isByTime ? [sellerId, buyerId] : [sellerId];
  if (news === "order_cancelled") return [buyerId, sellerId].filter((id) => id !== byId);
  return [buyerId];
}

/** The cards of new orders, for the threads of their two sides. */
export async function cardsOf(
  tx: Tx,
  happened: readonly PartHappened[],
): Promise<(Card & { at: Date })[]> {
  return (await look(tx, happened)).map(([{ partId, buyerId, sellerId, items }, { at }]) => ({
    fromId: buyerId,
    toId: sellerId,
    content: `ordered ${whatOf(items)}`,
    itemId: items[0]?.itemId ?? null,
    about: { orderPartId: partId },
    at,
  }));
}

/** Reads the parts with their sides and items, in the order of the events. */
async function look(
  tx: Tx,
  happened: readonly PartHappened[],
): Promise<[part: Found, happened: PartHappened][]> {
  const found = await rows(
    tx.em,
    sql<Found>`
      select o.id as "orderId", p.id as "partId", p.cancel_reason as reason,
        o.buyer_id as "buyerId", b.display_name as buyer, p.seller_id as "sellerId", s.display_name as seller,
        (select json_agg(json_build_object('itemId', x.item_id, 'title', x.title) order by x.id)
         from order_items x where x.part_id = p.id) as items
      from order_parts p join orders o on o.id = p.order_id
      join users b on b.id = o.buyer_id join users s on s.id = p.seller_id
      where p.id = any(${happened.map(({ event }) => event.partId)})`,
  );
  const parts = new Map(found.map((part) => [part.partId, part]));
  return happened.flatMap((each) => {
    const part = parts.get(each.event.partId);
    return part ? [[part, each]] : [];
  });
}
