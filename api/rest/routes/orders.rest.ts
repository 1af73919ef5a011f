import { notFound } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";
import { orderOf } from "../shapes/order.shape.ts";

const addresses = route({
  method: "GET",
  path: "/api/addresses",
  summary: "The viewer's saved addresses, the default first",
  source: "S1 §7, EN-006",
  answer: "[address]",
  document: graphql(`
    query RestAddresses {
      addresses {
        ...RestAddress
      }
    }
  `),
  reply: (data) => data.addresses,
});

const save = route({
  method: "POST",
  path: "/api/addresses",
  summary: "Save an address; one that is saved already is answered again",
  source: "S1 §7, EN-006",
  answer: "address",
  body: [
    "fullName",
    "streetAddress",
    "apartment?",
    "city",
    "state",
    "zipCode",
    "country?",
    "phoneNumber",
    "type?",
    "isDefault?",
  ],
  status: 201,
  document: graphql(`
    mutation RestSaveAddress($input: AddressInput!) {
      saveAddress(input: $input) {
        ...RestAddress
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ saveAddress }) => saveAddress,
});

const place = route({
  method: "POST",
  path: "/api/orders",
  summary:
    "Order what is in the cart; another total than the one named is refused with the new one",
  source: "S1 §7, C17",
  answer: "order",
  body: [
    "items?",
    "totalAmount",
    "shippingAddressId",
    "billingAddressId?",
    "shippingMethod?",
    "shippingCost?",
    "paymentMethod?",
    "notes?",
  ],
  status: 201,
  document: graphql(`
    mutation RestPlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        order {
          ...RestOrder
        }
      }
    }
  `),
  variables: ({ body }) => ({
    input: { ...body, items: linesIn(body["items"]) },
  }),
  reply: ({ placeOrder }) => orderOf(placeOrder.order),
});

/** A client may send whole cart entries: fields that are not needed are dropped. */
function linesIn(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((line: unknown) => {
    if (typeof line !== "object" || line === null) return line;
    const { itemId, quantity, priceAtTime } = line as Record<string, unknown>;
    return { itemId, quantity, priceAtTime };
  });
}

const all = route({
  method: "GET",
  path: "/api/orders",
  summary: "What the viewer ordered, newest first",
  source: "S1 §7, EN-009",
  answer: "[order]",
  document: graphql(`
    query RestOrders($first: Int, $after: String) {
      orders(first: $first, after: $after) {
        edges {
          node {
            ...RestOrder
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ orders }) => orders,
  reply: ({ orders }) => nodesOf(orders).map(orderOf),
});

const sales = route({
  method: "GET",
  path: "/api/orders/seller",
  summary:
    "What the viewer has to deliver of others' orders, newest first; each as if the own part were all",
  source: "ours, C15",
  answer: "[order]",
  document: graphql(`
    query RestSales($first: Int, $after: String) {
      sales(first: $first, after: $after) {
        edges {
          node {
            order {
              ...RestOrder
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: (data) => data.sales,
  reply: (data) => nodesOf(data.sales).map(({ order }) => orderOf(order)),
});

const one = route({
  method: "GET",
  path: "/api/orders/:id",
  summary: "One order of the viewer, on either side",
  source: "ours, C14",
  answer: "order",
  document: graphql(`
    query RestOneOrder($id: ID!) {
      order(id: $id) {
        ...RestOrder
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ order }) => {
    if (!order) throw notFound("Order");
    return orderOf(order);
  },
});

export const orderRoutes = [addresses, save, place, all, sales, one];
