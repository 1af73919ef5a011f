import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";
import { lineOf } from "../shapes/order.shape.ts";

const read = route({
  method: "GET",
  path: "/api/cart",
  summary: "What the viewer has in the cart, and what became of it",
  source: "S1 §7, EN-005",
  answer: "[cartEntry]",
  document: graphql(`
    query RestCart {
      cart {
        lines {
          ...RestCartLine
        }
      }
    }
  `),
  reply: ({ cart }) => cart.lines.map(lineOf),
});

const add = route({
  method: "POST",
  path: "/api/cart/add",
  summary: "Put an item into the cart",
  source: "S1 §7",
  answer: "cartEntry",
  body: ["itemId", "quantity?"],
  status: 201,
  document: graphql(`
    mutation RestAddToCart($itemId: ID!, $quantity: Int = 1) {
      addToCart(itemId: $itemId, quantity: $quantity) {
        line {
          ...RestCartLine
        }
      }
    }
  `),
  variables: ({ body }) => ({ ...body }),
  reply: ({ addToCart: { line } }) => line && lineOf(line),
});

const change = route({
  method: "PUT",
  path: "/api/cart/:itemId",
  summary: "Set how many pieces are wanted; below 1 is ignored",
  source: "S1 §7, C10",
  answer: "[cartEntry]",
  body: ["quantity"],
  document: graphql(`
    mutation RestSetCartQuantity($itemId: ID!, $quantity: Int!) {
      setCartQuantity(itemId: $itemId, quantity: $quantity) {
        cart {
          lines {
            ...RestCartLine
          }
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, ...body }),
  reply: ({ setCartQuantity: { cart } }) => cart.lines.map(lineOf),
});

const remove = route({
  method: "DELETE",
  path: "/api/cart/:itemId",
  summary: "Take an item out of the cart; the answer is what is left",
  source: "S1 §7, C10",
  answer: "[cartEntry]",
  document: graphql(`
    mutation RestRemoveFromCart($itemId: ID!) {
      removeFromCart(itemId: $itemId) {
        cart {
          lines {
            ...RestCartLine
          }
        }
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ removeFromCart: { cart } }) => cart.lines.map(lineOf),
});

const clear = route({
  method: "DELETE",
  path: "/api/cart",
  summary: "Take everything out of the cart; the answer is what was in it",
  source: "S1 §7",
  answer: "[cartEntry]",
  document: graphql(`
    mutation RestClearCart {
      clearCart {
        removed {
          ...RestCartLine
        }
      }
    }
  `),
  reply: ({ clearCart: { removed } }) => removed.map(lineOf),
});

export const cartRoutes = [read, add, change, remove, clear];
