import { keepDeadlines } from "../../core/jobs/deadlines.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { addToCart } from "../../modules/cart/addToCart.ts";
import { cartOf } from "../../modules/cart/readCart.ts";
import { saveAddress } from "../../modules/orders/addresses/addresses.ts";
import { orderPartEnds } from "../../modules/orders/index.ts";
import { acceptOrderPart } from "../../modules/orders/parts/acceptOrderPart.ts";
import { addTrackingEvent } from "../../modules/orders/parts/addTrackingEvent.ts";
import { cancelOrder, refundOrderPart } from "../../modules/orders/parts/cancelPart.ts";
import { confirmDelivery } from "../../modules/orders/parts/deliverPart.ts";
import { shipOrderPart } from "../../modules/orders/parts/shipOrderPart.ts";
import { placeOrder } from "../../modules/orders/placing/placeOrder.ts";
import { shippingOption } from "../../modules/orders/placing/shipping.ts";
import { MEMBERS } from "./members.ts";
import { CARTS, type DemoOrder, type OrderStep } from "./orders.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** What is put into carts and stays there. */
export function cartScenes(script: Script): Scene[] {
  return CARTS.map(([at, by, item, pieces]) => ({
    at,
    play: () => putInto(script, by, item, pieces),
  }));
}

/** The order, and each step after it. */
export function orderScenes(script: Script, order: DemoOrder): Scene[] {
  const placed = { id: 0 };
  const place = async () => {
    for (const [item, pieces] of order.takes) await putInto(script, order.by, item, pieces);
    placed.id = await placeFor(script, order);
  };
  const steps = order.next.map((step) => ({
    at: step.at,
    play: () => playStep(script, { ...order, id: placed.id }, step),
  }));
  return [{ at: order.at, play: place }, ...steps];
}

async function putInto({ stage, cast, itemIds }: Script, by: string, item: string, pieces: number) {
  await stage.as(idOf(cast, by), addToCart, {
    itemId: String(idOf(itemIds, item)),
    quantity: pieces,
  });
}

async function placeFor({ stage, cast }: Script, order: DemoOrder): Promise<number> {
  const buyerId = idOf(cast, order.by);
  const { total } = await stage.as(buyerId, cartOf, undefined);
  const method = shippingOption(order.method ?? "standard");
  const addressId = await stage.as(buyerId, saveAddress, addressOf(order.by));
  const { orderId } = await stage.as(buyerId, placeOrder, {
    totalAmount: total + method.cost,
    shippingAddressId: String(addressId),
    shippingMethod: method.id,
    notes: order.notes ?? null,
  });
  return orderId;
}

/** Everybody lives where their profile says; the streets are made up. */
function addressOf(key: string) {
  const number = MEMBERS.findIndex((member) => member.key === key) + 1;
  const member = MEMBERS[number - 1];
  const [quarter = "", city = ""] = member?.place.split(", ") ?? [];
  return {
    isDefault: true,
    fullName: `${member?.firstName} ${member?.lastName}`,
    streetAddress: `${7 * number} ${quarter} Road`,
    city,
    state: "Avon",
    zipCode: `BS${number} 4MD`,
    country: "United Kingdom",
    phoneNumber: `+44 7700 9000${String(number).padStart(2, "0")}`,
  };
}

async function playStep(
  { stage, cast }: Script,
  order: DemoOrder & { id: number },
  step: OrderStep,
): Promise<void> {
  const buyerId = idOf(cast, order.by);
  if (step.did === "nothing") return keepDeadlines(stage.services, [orderPartEnds]);
  if (step.did === "cancel")
    return void (await stage.as(buyerId, cancelOrder, { id: String(order.id), reason: step.why }));

  const sellerId = idOf(cast, step.did === "confirm" ? step.from : step.by);
  const part = await row<{ id: number }>(
    stage.em,
    sql`select id from order_parts where order_id = ${order.id} and seller_id = ${sellerId}`,
  );
  const id = String(part?.id);
  switch (step.did) {
    case "accept":
      return void (await stage.as(sellerId, acceptOrderPart, { id }));
    case "ship": {
      const { carrier, number = null } = step;
      return void (await stage.as(sellerId, shipOrderPart, {
        id,
        carrier,
        trackingNumber: number,
      }));
    }
    case "track": {
      const tracking = { partId: id, text: step.says, location: step.in };
      return void (await stage.as(sellerId, addTrackingEvent, tracking));
    }
    case "refund":
      return void (await stage.as(sellerId, refundOrderPart, { id }));
    case "confirm":
      return void (await stage.as(buyerId, confirmDelivery, { partId: id }));
  }
}
