import { defineEntity, p } from "@mikro-orm/core";
import { TransactionStatus } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import { OrderItemEntity } from "../orders/orders.entities.ts";

// Deals between two members.

export const TransactionEntity = defineEntity({
  name: "Transaction",
  tableName: "transactions",
  indexes: [
    { name: "transactions_from_index", properties: ["fromUser", "id"] },
    { name: "transactions_to_index", properties: ["toUser", "id"] },
    {
      name: "transactions_created_index",
      expression:
        "CREATE INDEX transactions_created_index ON public.transactions USING brin (created_at) WITH (pages_per_range='16')",
    },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    fromUser: () => p.manyToOne(User).ref(),
    toUser: () => p.manyToOne(User).ref(),
    item: () =>
      p.manyToOne(Item).ref().deleteRule("no action").nullable().index("transactions_item_index"),
    offer: () =>
      p.manyToOne(Offer).ref().deleteRule("no action").nullable().index("transactions_offer_index"),
    trustPoints: p.integer().default(0),
    type: p.text(),
    status: p.enum(() => TransactionStatus).default("pending"),
    description: p.text().nullable(),
    notes: p.text().nullable(),
    rating: p.integer().nullable(),
    review: p.text().nullable(),
    createdAt: p.datetime().length(3),
    completedAt: p.datetime().length(3).nullable(),
    orderItem: () =>
      p
        .oneToOne(OrderItemEntity)
        .ref()
        .deleteRule("no action")
        .nullable()
        .unique("transactions_order_item_id_key"),
  },
});
