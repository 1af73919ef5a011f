import { ORDER_NOTES_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import type { ShippingMethod } from "../../../core/graphql/enums.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { cartChanged, lockCart } from "../../cart/index.ts";
import { publishUpdated } from "../../items/index.ts";
import { walletOf } from "../../ledger/index.ts";
import { supersedeOffers } from "../../offers/index.ts";
import { addressOf } from "../addresses/addresses.ts";
import type { OrderPlaced, PlaceOrderInput } from "../orderChange.types.ts";
import { shortText } from "../shortText.ts";
import { canOrder, lockLines, refuseOtherTotal, type OrderedLine } from "./reviewedCart.ts";
import { shippingOption } from "./shipping.ts";
import { writeOrder } from "./writeOrder.ts";

/**
 * Orders the items in the cart and pays for them into escrow, with one part for each seller. There is one order for
 * each version of the cart: a double click, a retry, or a second tab gets the same order. Locks cart, items, offers,
 * wallets. Refuses an empty cart, gone items, another total, and too little TP. Source: S1 §2, C14, C15, C17
 */
export async function placeOrder(tx: Tx, input: PlaceOrderInput): Promise<OrderPlaced> {
  const { id: buyerId } = viewerOf(tx);
  const method = shippingOption(input.shippingMethod ?? "standard");
  const notes = shortText("notes", input.notes, ORDER_NOTES_MAX);
  const shippingAddress = await addressOf(tx, idOf(input.shippingAddressId, "shippingAddressId"));
  const billingAddress = input.billingAddressId
    ? await addressOf(tx, idOf(input.billingAddressId, "billingAddressId"))
    : shippingAddress;

  const cartVersion = await lockCart(tx);
  const earlier = await placedFrom(tx, cartVersion - 1, input);
  if (earlier && !(await canOrder(tx))) {
    tx.markReplayed();
    return earlier;
  }
  const lines = await lockLines(tx);
  if (lines.length === 0) throw new Refused("CART_EMPTY", "Your cart is empty");
  const { total } = refuseOtherTotal(input, lines, method);

  await closeOffersOfLast(tx, lines, buyerId);
  await refuseTooLittle(tx, buyerId, total);
  await takePieces(tx, lines);
  await emptyCart(tx, lines, buyerId);
  const orderId = await writeOrder(tx, {
    buyerId,
    cartVersion,
    method,
    lines,
    notes,
    shippingAddress,
    billingAddress,
  });
  return { orderId };
}

/** The order that emptied the cart, if the cart has not changed since and this request is for the same order. */
async function placedFrom(
  tx: Tx,
  cartVersion: number,
  { totalAmount, shippingMethod }: PlaceOrderInput,
): Promise<OrderPlaced | undefined> {
  const method: ShippingMethod = shippingMethod ?? "standard";
  const order = await row<{ id: number }>(
    tx.em,
    sql`select id from orders where buyer_id = ${viewerOf(tx).id} and cart_version = ${cartVersion}
          and total = ${totalAmount} and shipping_method = ${method}`,
  );
  return order && { orderId: order.id };
}

/** Closes open offers that need the last piece of an ordered item, as accepting an offer does. Source: C21 */
async function closeOffersOfLast(tx: Tx, lines: OrderedLine[], buyerId: number): Promise<void> {
  const last = lines.filter(({ left, quantity }) => left === quantity);
  await supersedeOffers(tx, {
    itemIds: last.map(({ itemId }) => itemId),
    reason: "Somebody else got an item of this offer",
    causedById: buyerId,
    alsoLock: [buyerId, ...lines.map(({ sellerId }) => sellerId)],
  });
}

async function refuseTooLittle(tx: Tx, buyerId: number, total: number): Promise<void> {
  const { available } = await walletOf(tx.em, buyerId);
  if (available >= total) return;
  const missing = total - available;
  throw new Refused("INSUFFICIENT_BALANCE", `Insufficient balance. You need ${missing} more TP.`, {
    details: { available, needed: total, missing },
  });
}

/**
 * Takes the ordered pieces off the market. An item without pieces left is reserved until the order is delivered.
 * Source: C13
 */
async function takePieces(tx: Tx, lines: OrderedLine[]): Promise<void> {
  for (const { itemId, quantity } of lines) {
    await rows(
      tx.em,
      sql`update items set quantity = quantity - ${quantity}, updated_at = ${tx.now},
            status = case when quantity = ${quantity} then 'reserved' else status end
          where id = ${itemId}`,
    );
    publishUpdated(tx, itemId);
  }
}

async function emptyCart(tx: Tx, lines: OrderedLine[], buyerId: number): Promise<void> {
  const ids = lines.map(({ itemId }) => itemId);
  await rows(
    tx.em,
    sql`delete from cart_lines where user_id = ${buyerId} and item_id = any(${ids})`,
  );
  await cartChanged(tx);
}
