/**
 * The cart: what other modules may use of it. `Cart`, `CartLine` and `cartNow` are for resolvers; the rest is for
 * placing orders.
 */
export { Cart, CartLine } from "./cart.types.ts";
export { readOnce as cartNow } from "./cart.fields.ts";
export { onlyLeft } from "./line.states.ts";
export { cartChanged, lockCart, publishCarts } from "./lockCart.ts";
export { cartOf } from "./readCart.ts";
export { putIntoCart } from "./restoreCart.ts";
