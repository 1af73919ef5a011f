import { notFound } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import { route, type RunDocument } from "../route.ts";
import { orderOf } from "../shapes/order.shape.ts";

const OWN_PART = graphql(`
  query RestOwnPart($id: ID!) {
    order(id: $id) {
      parts {
        id
      }
    }
  }
`);

/** The id of the only part of an order that its seller sees: their own. REST requests name the order, not the part. */
async function ownPart(ask: RunDocument, id: unknown): Promise<string | undefined> {
  const { order } = await ask(OWN_PART, { id });
  if (!order) throw notFound("Order");
  return order.parts[0]?.id;
}

const ACCEPT = graphql(`
  mutation RestAcceptOrderPart($id: ID!) {
    changed: acceptOrderPart(id: $id) {
      order {
        ...RestOrder
      }
    }
  }
`);

const accept = route({
  method: "POST",
  path: "/api/orders/:id/accept",
  summary: "The seller takes the own part of an order on",
  source: "ours, C14",
  answer: "order",
  document: ACCEPT,
  variables: ({ params }) => params,
  otherDocuments: [OWN_PART],
  fetchData: async (ask, { id }) => ask(ACCEPT, { id: await ownPart(ask, id) }),
  reply: ({ changed }) => orderOf(changed.order),
});

const SHIP = graphql(`
  mutation RestShipOrderPart($id: ID!, $carrier: String, $trackingNumber: String) {
    changed: shipOrderPart(id: $id, carrier: $carrier, trackingNumber: $trackingNumber) {
      order {
        ...RestOrder
      }
    }
  }
`);

const ship = route({
  method: "POST",
  path: "/api/orders/:id/ship",
  summary: "The seller has sent the own part of an order",
  source: "ours, C14",
  answer: "order",
  body: ["carrier?", "trackingNumber?"],
  document: SHIP,
  variables: ({ params, body }) => ({ ...params, ...body }),
  otherDocuments: [OWN_PART],
  fetchData: async (ask, { id, ...sent }) => ask(SHIP, { ...sent, id: await ownPart(ask, id) }),
  reply: ({ changed }) => orderOf(changed.order),
});

const deliver = route({
  method: "POST",
  path: "/api/orders/:id/deliver",
  summary: "The buyer has everything that was sent: the sellers are paid",
  source: "ours, C14",
  answer: "order",
  document: graphql(`
    mutation RestConfirmOrder($id: ID!) {
      changed: confirmOrder(id: $id) {
        order {
          ...RestOrder
        }
      }
    }
  `),
  variables: ({ params }) => ({ ...params }),
  reply: ({ changed }) => orderOf(changed.order),
});

const cancel = route({
  method: "POST",
  path: "/api/orders/:id/cancel",
  summary: "Call off what is not sent yet: the buyer all of it, a seller the own part",
  source: "ours, C14",
  answer: "order",
  body: ["reason?"],
  document: graphql(`
    mutation RestCancelOrder($id: ID!, $reason: String) {
      changed: cancelOrder(id: $id, reason: $reason) {
        order {
          ...RestOrder
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, ...body }),
  reply: ({ changed }) => orderOf(changed.order),
});

export const orderActionRoutes = [accept, ship, deliver, cancel];
