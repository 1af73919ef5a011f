import { defineEntity, p } from "@mikro-orm/core";
import {
  AddressType,
  OrderEventKind,
  OrderStatus,
  PaymentMethod,
  ShippingMethod,
} from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// Orders with their parts, lines and timelines, and the addresses they are sent to.

export const AddressEntity = defineEntity({
  name: "Address",
  tableName: "addresses",
  indexes: [{ name: "addresses_user_index", properties: ["user", "id"] }],
  uniques: [
    {
      name: "addresses_one_default_key",
      where: "is_default",
      properties: ["user", "type"],
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    type: p.enum(() => AddressType).default("shipping"),
    isDefault: p.boolean().default(false),
    fullName: p.text(),
    streetAddress: p.text(),
    apartment: p.text().nullable(),
    city: p.text(),
    state: p.text(),
    zipCode: p.text(),
    country: p.text().default("United States"),
    phoneNumber: p.text(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});

export const OrderEntity = defineEntity({
  name: "Order",
  tableName: "orders",
  indexes: [{ name: "orders_buyer_index", properties: ["buyer", "id"] }],
  uniques: [
    {
      name: "orders_buyer_id_cart_version_key",
      properties: ["buyer", "cartVersion"],
    },
  ],
  checks: [
    { name: "orders_check", expression: "total = (subtotal + shipping_cost)" },
    {
      name: "orders_check1",
      expression: "(refunded >= 0) AND (refunded <= total)",
    },
    { name: "orders_shipping_cost_check", expression: "shipping_cost >= 0" },
    { name: "orders_subtotal_check", expression: "subtotal > 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    orderNumber: p
      .text()
      .generated("('MD-'::text || ((100000 + id))::text) stored")
      .unique("orders_order_number_key"),
    buyer: () => p.manyToOne(User).ref(),
    cartVersion: p.integer(),
    status: p.enum(() => OrderStatus).default("pending"),
    subtotal: p.integer(),
    shippingCost: p.integer(),
    total: p.integer(),
    refunded: p.integer().default(0),
    shippingMethod: p.enum(() => ShippingMethod),
    paymentMethod: p.enum(() => PaymentMethod).default("tp"),
    shippingAddress: p.json(),
    billingAddress: p.json(),
    notes: p.text().nullable(),
    createdAt: p.datetime().length(3),
    updatedAt: p.datetime().length(3),
  },
});

export const OrderPartEntity = defineEntity({
  name: "OrderPart",
  tableName: "order_parts",
  indexes: [
    {
      name: "order_parts_deadline_index",
      where: "deadline IS NOT NULL",
      properties: ["deadline"],
    },
    { name: "order_parts_seller_index", properties: ["seller", "id"] },
    {
      name: "order_parts_seller_open_index",
      where: "deadline IS NOT NULL",
      properties: ["seller"],
    },
  ],
  uniques: [
    {
      name: "order_parts_order_id_seller_id_key",
      properties: ["order", "seller"],
    },
  ],
  checks: [
    {
      name: "order_parts_check",
      expression: "amount = (subtotal + shipping_share)",
    },
    {
      name: "order_parts_check1",
      expression:
        "(status = ANY (ARRAY['pending'::text, 'processing'::text, 'shipped'::text])) = (deadline IS NOT NULL)",
    },
    {
      name: "order_parts_shipping_share_check",
      expression: "shipping_share >= 0",
    },
    { name: "order_parts_subtotal_check", expression: "subtotal > 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    order: () => p.manyToOne(OrderEntity).ref(),
    seller: () => p.manyToOne(User).ref(),
    status: p.enum(() => OrderStatus).default("pending"),
    subtotal: p.integer(),
    shippingShare: p.integer(),
    amount: p.integer(),
    deadline: p.datetime().length(3).nullable(),
    acceptedAt: p.datetime().length(3).nullable(),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    shippedAt: p.datetime().length(3).nullable(),
    deliveredAt: p.datetime().length(3).nullable(),
    cancelledAt: p.datetime().length(3).nullable(),
    cancelReason: p.text().nullable(),
    isDisputed: p.boolean().default(false),
  },
});

export const OrderItemEntity = defineEntity({
  name: "OrderItem",
  tableName: "order_items",
  checks: [
    {
      name: "order_items_price_at_time_check",
      expression: "(price_at_time >= 1) AND (price_at_time <= 1000)",
    },
    { name: "order_items_quantity_check", expression: "quantity > 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    order: () => p.manyToOne(OrderEntity).ref().index("order_items_order_index"),
    part: () => p.manyToOne(OrderPartEntity).ref().index("order_items_part_index"),
    item: () => p.manyToOne(Item).ref().index("order_items_item_index"),
    title: p.text(),
    quantity: p.integer(),
    priceAtTime: p.integer(),
  },
});

export const OrderEventEntity = defineEntity({
  name: "OrderEvent",
  tableName: "order_events",
  indexes: [{ name: "order_events_order_index", properties: ["order", "id"] }],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    order: () => p.manyToOne(OrderEntity).ref(),
    part: () => p.manyToOne(OrderPartEntity).ref().deleteRule("no action").nullable(),
    actor: () => p.manyToOne(User).ref().deleteRule("no action").nullable(),
    kind: p.enum(() => OrderEventKind),
    text: p.text(),
    location: p.text().nullable(),
    at: p.datetime().length(3),
  },
});
