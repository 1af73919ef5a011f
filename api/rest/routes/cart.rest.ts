import { route } from "../route.ts";
import { CART_LINE, lineOf, type LineData } from "../shapes/order.shape.ts";

interface CartData {
  cart: { lines: LineData[] };
}

const LINES = `cart { lines { ...RestCartLine } }`;

const read = route<CartData>({
  method: "GET",
  path: "/api/cart",
  summary: "What the viewer has in the cart, and what became of it",
  source: "S1 §7, EN-005",
  answer: "[cartEntry]",
  document: `{ ${LINES} } ${CART_LINE}`,
  reply: ({ cart }) => cart.lines.map(lineOf),
});

const add = route<{ addToCart: CartData & { line: LineData | null } }>({
  method: "POST",
  path: "/api/cart/add",
  summary: "Put an item into the cart",
  source: "S1 §7",
  answer: "cartEntry",
  body: ["itemId", "quantity?"],
  status: 201,
  takesKey: true,
  document: `mutation ($itemId: ID!, $quantity: Int = 1, $idempotencyKey: String) {
    addToCart(itemId: $itemId, quantity: $quantity, idempotencyKey: $idempotencyKey) { line { ...RestCartLine } }
  } ${CART_LINE}`,
  variables: ({ body, key }) => ({ ...body, idempotencyKey: key }),
  reply: ({ addToCart: { line } }) => line && lineOf(line),
});

const change = route<{ setCartQuantity: CartData }>({
  method: "PUT",
  path: "/api/cart/:itemId",
  summary: "Set how many pieces are wanted; below 1 is ignored",
  source: "S1 §7, C10",
  answer: "[cartEntry]",
  body: ["quantity"],
  document: `mutation ($itemId: ID!, $quantity: Int!) {
    setCartQuantity(itemId: $itemId, quantity: $quantity) { ${LINES} }
  } ${CART_LINE}`,
  variables: ({ params, body }) => ({ ...params, ...body }),
  reply: ({ setCartQuantity: { cart } }) => cart.lines.map(lineOf),
});

const remove = route<{ removeFromCart: CartData }>({
  method: "DELETE",
  path: "/api/cart/:itemId",
  summary: "Take an item out of the cart; the answer is what is left",
  source: "S1 §7, C10",
  answer: "[cartEntry]",
  document: `mutation ($itemId: ID!) { removeFromCart(itemId: $itemId) { ${LINES} } } ${CART_LINE}`,
  variables: ({ params }) => params,
  reply: ({ removeFromCart: { cart } }) => cart.lines.map(lineOf),
});

const clear = route<{ clearCart: { removed: LineData[] } }>({
  method: "DELETE",
  path: "/api/cart",
  summary: "Take everything out of the cart; the answer is what was in it",
  source: "S1 §7",
  answer: "[cartEntry]",
  document: `mutation { clearCart { removed { ...RestCartLine } } } ${CART_LINE}`,
  reply: ({ clearCart: { removed } }) => removed.map(lineOf),
});

export const cartRoutes = [read, add, change, remove, clear];
