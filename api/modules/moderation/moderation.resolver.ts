import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { ITEM_ID } from "../../core/graphql/args.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import {
  AdminItem,
  AdminItemConnection,
  AdminItemFilter,
  ItemModerated,
} from "./adminItem.types.ts";
import { deleteItem } from "./deleteItem.ts";
import { readAdminItem, readAdminItems } from "./readAdminItems.ts";
import { restoreItem } from "./restoreItem.ts";

@Resolver()
export class ModerationResolver {
  @Query(() => AdminItemConnection, {
    description: "Items, whatever their status, the newest first. For administrators.",
  })
  adminItems(
    @Ctx() ctx: Context,
    @Arg("filter", () => AdminItemFilter, {
      nullable: true,
      description: "Which items. Left out: all.",
    })
    filter: AdminItemFilter | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<AdminItemConnection> {
    return readAdminItems(ctx, filter ?? {}, { first, after });
  }

  @Query(() => AdminItem, {
    nullable: true,
    description: "One item, also a deleted one, or null. For administrators.",
  })
  async adminItem(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ITEM_ID) id: string,
  ): Promise<AdminItem | null> {
    return (await readAdminItem(ctx, idOf(id))) ?? null;
  }

  @Mutation(() => ItemModerated, {
    description:
      "Takes an item of a member off the market, with all open offers and orders for it. For administrators.",
  })
  deleteItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("reason", () => String, { description: "What the owner is told; 3 to 500 characters." })
    reason: string,
  ): Promise<ItemModerated> {
    return transact(ctx, deleteItem, { itemId, reason });
  }

  @Mutation(() => ItemModerated, {
    description: "Puts a deleted item back to where it was, within 30 days. For administrators.",
  })
  restoreItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("reason", () => String, {
      description: "For administrators only; 3 to 500 characters.",
    })
    reason: string,
  ): Promise<ItemModerated> {
    return transact(ctx, restoreItem, { itemId, reason });
  }
}
