import { member, type Policy } from "../../core/access/policy.ts";

/** The viewer's own cart. */
export const policy: Policy = {
  Query: {
    cart: member("orders:read"),
  },
  Mutation: {
    addToCart: member("orders:write"),
    setCartQuantity: member("orders:write"),
    removeFromCart: member("orders:write"),
    clearCart: member("orders:write"),
    restoreCart: member("orders:write"),
    acceptCartPrices: member("orders:write"),
  },
  Subscription: {
    cartUpdated: member("orders:read"),
  },
  Type: {
    Cart: "orders:read",
    CartLine: "orders:read",
  },
};
