import { notFound } from "../../core/failures.ts";
import { route, type Ask } from "../route.ts";
import { ORDER, orderOf, type OrderData } from "../shapes/order.shape.ts";

const OWN_PART = `query ($id: ID!) { order(id: $id) { parts { id } } }`;

/** Over REST an order is acted on by its own number. A seller sees one part of it: the own one, which is meant. */
async function ownPart(ask: Ask, id: unknown): Promise<string | undefined> {
  const { order } = await ask<{ order: { parts: { id: string }[] } | null }>(OWN_PART, { id });
  if (!order) throw notFound("Order");
  return order.parts[0]?.id;
}

interface Changed {
  changed: { order: OrderData };
}

const ACCEPT = `mutation ($id: ID!) { changed: acceptOrderPart(id: $id) { order { ...RestOrder } } } ${ORDER}`;

const accept = route<Changed>({
  method: "POST",
  path: "/api/orders/:id/accept",
  summary: "The seller takes the own part of an order on",
  source: "ours, C14",
  answer: "order",
  document: ACCEPT,
  variables: ({ params }) => params,
  alsoAsks: [OWN_PART],
  gather: async (ask, { id }) => ask<Changed>(ACCEPT, { id: await ownPart(ask, id) }),
  reply: ({ changed }) => orderOf(changed.order),
});

const SHIP = `mutation ($id: ID!, $carrier: String, $trackingNumber: String) {
  changed: shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) { order { ...RestOrder } }
} ${ORDER}`;

const ship = route<Changed>({
  method: "POST",
  path: "/api/orders/:id/ship",
  summary: "The seller has sent the own part of an order",
  source: "ours, C14",
  answer: "order",
  body: ["carrier?", "trackingNumber?"],
  document: SHIP,
  variables: ({ params, body }) => ({ ...params, ...body }),
  alsoAsks: [OWN_PART],
  gather: async (ask, { id, ...sent }) =>
    ask<Changed>(SHIP, { ...sent, id: await ownPart(ask, id) }),
  reply: ({ changed }) => orderOf(changed.order),
});

const deliver = route<Changed>({
  method: "POST",
  path: "/api/orders/:id/deliver",
  summary: "The buyer has everything that was sent: the sellers are paid",
  source: "ours, C14",
  answer: "order",
  takesKey: true,
  document: `mutation ($id: ID!, $idempotencyKey: String) {
    changed: confirmOrder(id: $id, idempotencyKey: $idempotencyKey) { order { ...RestOrder } }
  } ${ORDER}`,
  variables: ({ params, key }) => ({ ...params, idempotencyKey: key }),
  reply: ({ changed }) => orderOf(changed.order),
});

const cancel = route<Changed>({
  method: "POST",
  path: "/api/orders/:id/cancel",
  summary: "Call off what is not sent yet: the buyer all of it, a seller the own part",
  source: "ours, C14",
  answer: "order",
  body: ["reason?"],
  takesKey: true,
  document: `mutation ($id: ID!, $reason: String, $idempotencyKey: String) {
    changed: cancelOrder(id: $id, reason: $reason, idempotencyKey: $idempotencyKey) { order { ...RestOrder } }
  } ${ORDER}`,
  variables: ({ params, body, key }) => ({ ...params, ...body, idempotencyKey: key }),
  reply: ({ changed }) => orderOf(changed.order),
});

export const orderActionRoutes = [accept, ship, deliver, cancel];
