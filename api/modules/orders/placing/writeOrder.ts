import type { Tx } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { openEscrow } from "../../ledger/index.ts";
import type { Address } from "../addresses/address.types.ts";
import { whatOf } from "../order.notices.ts";
import { publishOrder, writeEvent } from "../parts/movePart.ts";
import { deadlineOf } from "../parts/part.states.ts";
import { shareShipping, subtotalOf } from "./prices.ts";
import type { OrderedLine } from "./reviewedCart.ts";
import type { ShippingOption } from "./shipping.ts";

interface NewOrder {
  buyerId: number;
  cartVersion: number;
  method: ShippingOption;
  lines: OrderedLine[];
  notes: string | null;
  shippingAddress: Address;
  billingAddress: Address;
}

/**
 * Writes an order with its parts and items, pays each part into escrow, and publishes it to the buyer and the sellers.
 * Wallets must be locked.
 */
export async function writeOrder(tx: Tx, order: NewOrder): Promise<number> {
  const { buyerId, method, lines } = order;
  const subtotal = subtotalOf(lines);
  const made = await row<{ id: number; number: string }>(
    tx.em,
    sql`insert into orders (buyer_id, cart_version, subtotal, shipping_cost, total, shipping_method, shipping_address,
          billing_address, notes, created_at, updated_at)
        values (${buyerId}, ${order.cartVersion}, ${subtotal}, ${method.cost}, ${subtotal + method.cost}, ${method.id},
          ${copyOf(order.shippingAddress)}::jsonb, ${copyOf(order.billingAddress)}::jsonb, ${order.notes}, ${tx.now}, ${tx.now})
        returning id, order_number as number`,
  );
  if (!made) throw new Error("an order was not written");
  await writeEvent(tx, { orderId: made.id, partId: null, kind: "placed", text: "Order placed" });

  const bySeller = groupBySeller(lines);
  const shares = shareShipping(method.cost, bySeller.map(subtotalOf));
  for (const [index, own] of bySeller.entries())
    await writePart(tx, { order, made, lines: own, share: shares[index] ?? 0 });
  return made.id;
}

interface NewPart {
  order: NewOrder;
  made: { id: number; number: string };
  lines: OrderedLine[];
  share: number;
}

async function writePart(tx: Tx, { order, made, lines, share }: NewPart): Promise<void> {
  const { buyerId, method } = order;
  const sellerId = lines[0]?.sellerId ?? 0;
  const subtotal = subtotalOf(lines);
  const amount = subtotal + share;
  const deadline = deadlineOf("pending", method.latestDays, tx.now);
  const written = await row<{ id: number }>(
    tx.em,
    sql`insert into order_parts (order_id, seller_id, subtotal, shipping_share, amount, deadline)
        values (${made.id}, ${sellerId}, ${subtotal}, ${share}, ${amount}, ${deadline}) returning id`,
  );
  const partId = written?.id ?? 0;
  await rows(
    tx.em,
    sql`insert into order_items (order_id, part_id, item_id, title, quantity, price_at_time)
        select ${made.id}, ${partId}, * from json_to_recordset(${JSON.stringify(lines)}::json)
          as line("itemId" int, title text, quantity int, price int)`,
  );
  const description = `${made.number}: ${whatOf(lines)}`;
  await openEscrow(tx, { partId, buyerId, sellerId, amount, description });

  publishOrder(tx, { orderId: made.id, buyerId, sellerId });
  tx.outbox.append("OrderPartPlaced", { partId });
}

function groupBySeller(lines: OrderedLine[]): OrderedLine[][] {
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))].sort((a, b) => a - b);
  return sellers.map((id) => lines.filter(({ sellerId }) => sellerId === id));
}

/** The copy of an address that the order keeps, without the id of the saved one. */
function copyOf(address: Address): string {
  return JSON.stringify({ ...address, id: undefined });
}
