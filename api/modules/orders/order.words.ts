import type { Tx } from "../../core/context.ts";
import { row, sql } from "../../core/sql.ts";
import type { Card } from "../messages/index.ts";
import { notify } from "../notifications/index.ts";
import type { Part } from "./lockPart.ts";

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

/** Words for the timeline and the books: "Enamel teapot", "Enamel teapot and 2 more". */
export function whatOf(items: readonly { title: string }[]): string {
  const [first, ...others] = items;
  if (!first) return "nothing";
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** Tells one side of a part what happened to it; whoever must act now is told with high priority. */
export async function notifyOf(
  tx: Tx,
  news: OrderNews,
  part: Part,
  { toId, byId, reason = "" }: { toId: number; byId: number; reason?: string },
): Promise<void> {
  const by = await row<{ name: string }>(
    tx.em,
    sql`select display_name as name from users where id = ${byId}`,
  );
  const { title, message } = WORDS[news];
  const who = by?.name ?? "A member";
  const mustAct = news === "order_placed" || news === "order_shipped";
  await notify(tx, {
    userId: toId,
    type: news,
    title,
    message: message(who, whatOf(part.items), reason),
    data: { orderId: part.orderId, partId: part.id },
    actionUrl:
      toId === part.buyerId ? `/orders?order=${part.orderId}` : `/offers/seller?sale=${part.id}`,
    priority: mustAct ? "high" : "medium",
  });
}

/** The card of a new order, for the thread of its two sides. */
export async function cardOf(tx: Tx, { partId }: { partId: number }): Promise<Card | undefined> {
  const part = await row(
    tx.em,
    sql<{ buyerId: number; sellerId: number; items: { itemId: number; title: string }[] }>`
      select o.buyer_id as "buyerId", p.seller_id as "sellerId",
        (select json_agg(json_build_object('itemId', x.item_id, 'title', x.title) order by x.id)
         from order_items x where x.part_id = p.id) as items
      from order_parts p join orders o on o.id = p.order_id where p.id = ${partId}`,
  );
  return (
    part && {
      fromId: part.buyerId,
      toId: part.sellerId,
      content: `ordered ${whatOf(part.items)}`,
      itemId: part.items[0]?.itemId ?? null,
      about: { orderPartId: partId },
    }
  );
}
