import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// What members want to buy.

export const CartEntity = defineEntity({
  name: "Cart",
  tableName: "carts",
  properties: {
    user: () => p.oneToOne(User).primary().ref().updateRule("no action"),
    version: p.integer().default(1),
    updatedAt: p.datetime().length(3),
  },
});

export const CartLineEntity = defineEntity({
  name: "CartLine",
  tableName: "cart_lines",
  uniques: [{ name: "cart_lines_user_id_item_id_key", properties: ["user", "item"] }],
  checks: [
    {
      name: "cart_lines_price_at_time_check",
      expression: "(price_at_time >= 1) AND (price_at_time <= 1000)",
    },
    {
      name: "cart_lines_quantity_check",
      expression: "(quantity >= 1) AND (quantity <= 100)",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(CartEntity).ref().name("user_id").deleteRule("cascade"),
    item: () => p.manyToOne(Item).ref().index("cart_lines_item_index"),
    quantity: p.integer(),
    priceAtTime: p.integer(),
    addedAt: p.datetime().length(3),
  },
});
