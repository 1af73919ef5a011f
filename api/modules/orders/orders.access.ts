import { member, type Policy } from "../../core/access/policy.ts";

/** The buyer may see the whole order, each seller their own part. */
export const policy: Policy = {
  Query: {
    addresses: member("addresses:read"),
    shippingOptions: member("orders:read"),
    order: member("orders:read"),
    orders: member("orders:read"),
    sales: member("orders:read"),
    salesCounts: member("orders:read"),
  },
  Mutation: {
    saveAddress: member("session"),
    removeAddress: member("session"),
    placeOrder: member("orders:write", { switch: "checkout" }),
    acceptOrderPart: member("orders:write"),
    shipOrderPart: member("orders:write"),
    addTrackingEvent: member("orders:write"),
    confirmDelivery: member("orders:write"),
    confirmOrder: member("orders:write"),
    cancelOrder: member("orders:write"),
    cancelOrderPart: member("orders:write"),
    refundOrderPart: member("orders:write"),
    reorder: member("orders:write"),
  },
  Subscription: {
    orderUpdated: member("orders:read"),
  },
  Type: {
    Order: "orders:read",
    OrderItem: "orders:read",
    OrderPart: "orders:read",
    OrderEvent: "orders:read",
    Shipment: "orders:read",
    TrackingEvent: "orders:read",
    ShippingOption: "open",
    Address: "addresses:read",
    MissingItem: "orders:read",
  },
};
