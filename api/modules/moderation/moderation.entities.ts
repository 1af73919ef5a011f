import { defineEntity, p } from "@mikro-orm/core";
import { ItemStatus } from "../../core/graphql/enums.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";

// What administrators took off the market.

export const ItemRemovalEntity = defineEntity({
  name: "ItemRemoval",
  tableName: "item_removals",
  uniques: [
    { name: "item_removals_active_key", where: "restored_at IS NULL", properties: ["item"] },
  ],
  properties: {
    id: p.integer().primary().generated("identity"),
    item: () => p.manyToOne(Item).ref().deleteRule("no action"),
    admin: () => p.manyToOne(User).ref().deleteRule("no action"),
    reason: p.text(),
    previousStatus: p.enum(() => ItemStatus),
    createdAt: p.datetime().length(3),
    restoredAt: p.datetime().length(3).nullable(),
  },
});
