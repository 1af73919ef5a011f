import type { Person } from "./people.ts";

/** Where parcels of the tests go. */
export const ADDRESS = {
  fullName: "Robin Okafor",
  streetAddress: "12 Harbour Street",
  apartment: "4b",
  city: "Bristol",
  state: "Avon",
  zipCode: "BS1 4RW",
  phoneNumber: "+44 117 496 0000",
};

const PART = `id status amount subtotal shippingShare escrow deadline deadlineAction cancelReason viewerActions transactionIds
  seller { id } shipment { carrier trackingNumber events { text location } } items { title quantity priceAtTime lineTotal }`;
export const ORDER = `id orderNumber status subtotal shippingCost total refunded viewerRole viewerActions estimatedDelivery createdAt cursor
  shippingMethod { id name cost } shippingAddress { fullName streetAddress } buyer { id displayName }
  items { title quantity priceAtTime lineTotal } parts { ${PART} } timeline { kind text actor { id } part { id } }`;

export const ADD = `mutation ($itemId: ID!, $quantity: Int, $key: String) {
  addToCart(itemId: $itemId, quantity: $quantity, idempotencyKey: $key) { cart { version quantity total lines { id quantity } } line { quantity priceAtTime } } }`;
export const CART = `{ cart { id version quantity total cursor
  lines { id quantity priceAtTime currentPrice available lineTotal state reason item { id title } } } }`;
export const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { ${ORDER} } wallet { tpBalance held available } cart { version quantity total lines { id } } } }`;
export const ACCEPT_PART = `mutation ($id: ID!) { acceptOrderPart(id: $id) { order { status } part { ${PART} } wallet { tpBalance } } }`;
export const SHIP = `mutation ($id: ID!, $carrier: String, $trackingNumber: String) {
  shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) { part { ${PART} } } }`;
export const TRACK = `mutation ($partId: ID!, $text: String!, $location: String) {
  addTrackingEvent(partId: $partId, text: $text, location: $location) { part { ${PART} } } }`;
export const CONFIRM = `mutation ($partId: ID!, $key: String) {
  confirmDelivery(partId: $partId, idempotencyKey: $key) { order { status } part { ${PART} } wallet { tpBalance } } }`;
export const CANCEL_PART = `mutation ($id: ID!, $reason: String) { cancelOrderPart(id: $id, reason: $reason) { order { status refunded } part { ${PART} } wallet { tpBalance } } }`;
export const CANCEL = `mutation ($id: ID!, $reason: String) { cancelOrder(id: $id, reason: $reason) { order { ${ORDER} } wallet { tpBalance } } }`;
export const REFUND = `mutation ($id: ID!) { refundOrderPart(id: $id) { order { status refunded } part { ${PART} } } }`;
export const REORDER = `mutation ($orderId: ID!) { reorder(orderId: $orderId) { cart { quantity } added { item { title } quantity } missing { title reason } } }`;

/** A saved address of a member. */
export async function anAddress(member: Person): Promise<string> {
  const { saveAddress } = await member.gql(
    `mutation ($input: AddressInput!) { saveAddress(input: $input) { id } }`,
    { input: ADDRESS },
  );
  return saveAddress.id;
}

/** Puts items into the member's cart, one piece each unless it says more. */
export async function fillCart(
  member: Person,
  ...items: { id: string; quantity?: number }[]
): Promise<void> {
  for (const { id, quantity = 1 } of items) await member.gql(ADD, { itemId: id, quantity });
}

export interface PlacedPart {
  id: string;
  status: string;
  amount: number;
  seller: { id: string };
}

export interface PlacedOrder {
  id: string;
  orderNumber: string;
  status: string;
  total: number;
  parts: PlacedPart[];
}

/** An order of these items, sent by Standard unless it says otherwise. */
export async function anOrder(
  buyer: Person,
  items: { id: string; quantity?: number }[],
  shippingMethod = "standard",
): Promise<PlacedOrder> {
  await fillCart(buyer, ...items);
  const shippingAddressId = await anAddress(buyer);
  const { cart, shippingOptions } = await buyer.gql(
    `{ cart { total } shippingOptions { id cost } }`,
  );
  const { cost } = shippingOptions.find(({ id }: { id: string }) => id === shippingMethod);
  const { placeOrder } = await buyer.gql(PLACE, {
    input: { totalAmount: cart.total + cost, shippingAddressId, shippingMethod },
  });
  return placeOrder.order;
}

/** The part of an order that somebody delivers. */
export function partOf(order: PlacedOrder, seller: Person): PlacedPart {
  const part = order.parts.find((each) => each.seller.id === seller.id);
  if (!part) throw new Error(`${seller.name} has no part in ${order.orderNumber}`);
  return part;
}
