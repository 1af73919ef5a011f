import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { CATEGORIES, CATEGORY_ALIASES } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { CIRCLE_ID, ITEM_ID } from "../../core/graphql/args.ts";
import { ItemSort } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { changePrice } from "./changePrice.ts";
import { createItem } from "./createItem.ts";
import { findItem } from "./findItem.ts";
import { findItems } from "./findItems.ts";
import { Item } from "./item.entity.ts";
import {
  Category,
  CreateItemInput,
  ItemChanged,
  ItemConnection,
  ItemCreated,
  ItemFilter,
  UpdateItemInput,
} from "./item.types.ts";
import { findCircleItems, findOwnItems } from "./newestItems.ts";
import { likeItem, unlikeItem, viewItem } from "./reactions.ts";
import { relistItem } from "./relistItem.ts";
import { removeItem } from "./removeItem.ts";
import { updateItem } from "./updateItem.ts";

@Resolver()
export class ItemsResolver {
  @Query(() => ItemConnection, {
    description:
      "Available items: filtered, searched, sorted; by relevance when there is a search text, else the newest first.",
  })
  items(
    @Ctx() ctx: Context,
    @Arg("filter", () => ItemFilter, {
      nullable: true,
      description: "Which items. Left out: all that are available.",
    })
    filter: ItemFilter | null,
    @Arg("sort", () => ItemSort, {
      nullable: true,
      description:
        "In which order. Left out: by relevance with a search text, else the newest first.",
    })
    sort: ItemSort | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findItems(ctx, filter, { sort, first, after });
  }

  @Query(() => Item, { nullable: true, description: "One item, or null." })
  async item(@Ctx() ctx: Context, @Arg("id", () => ID, ITEM_ID) id: string): Promise<unknown> {
    return (await findItem(ctx, idOf(id))) ?? null;
  }

  @Query(() => ItemConnection, {
    description: "The viewer's own items in every state but removed, newest first.",
  })
  myItems(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findOwnItems(ctx, viewerOf(ctx).id, { first, after });
  }

  @Query(() => ItemConnection, {
    description: "What is available in a circle alone, the newest first; for who is in it.",
  })
  circleItems(
    @Ctx() ctx: Context,
    @Arg("circleId", () => ID, CIRCLE_ID) circleId: string,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<unknown> {
    return findCircleItems(ctx, idOf(circleId, "circleId"), { first, after });
  }

  @Query(() => [Category], {
    description: "Every category an item may carry, with the labels that find it.",
  })
  categories(): Category[] {
    return CATEGORIES.map((name) => ({
      name,
      labels: [
        name,
        ...Object.keys(CATEGORY_ALIASES).filter((label) => CATEGORY_ALIASES[label]?.includes(name)),
      ],
    }));
  }

  @Mutation(() => ItemCreated, { description: "Lists an item at once." })
  createItem(
    @Ctx() ctx: Context,
    @Arg("input", () => CreateItemInput, { description: "What is listed." }) input: CreateItemInput,
  ): Promise<ItemCreated> {
    return transact(ctx, createItem, input);
  }

  @Mutation(() => ItemChanged, {
    description:
      "Changes an own item that is on the market, by the rules of a new one; who watches it hears.",
  })
  updateItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("input", () => UpdateItemInput, { description: "What changes; what is left out stays." })
    input: UpdateItemInput,
  ): Promise<ItemChanged> {
    return transact(ctx, updateItem, { itemId, input });
  }

  @Mutation(() => ItemCreated, {
    description: "Lists what the viewer received in a deal again, once.",
  })
  relistItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("trustPoints", () => Int, { description: "Price in whole TP, 1 to 1000." })
    trustPoints: number,
  ): Promise<ItemCreated> {
    return transact(ctx, relistItem, { itemId, trustPoints });
  }

  @Mutation(() => ItemChanged, {
    description: "Gives an own item another price; the history keeps the old one.",
  })
  changePrice(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("trustPoints", () => Int, { description: "Whole TP, 1 to 1000." }) trustPoints: number,
    @Arg("reason", () => String, { nullable: true, description: "At most 200 characters." })
    reason: string | null,
  ): Promise<ItemChanged> {
    return transact(ctx, changePrice, { itemId, trustPoints, reason });
  }

  @Mutation(() => ItemChanged, {
    description: "Takes an own item off the market and closes the offers that need it.",
  })
  removeItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<ItemChanged> {
    return transact(ctx, removeItem, { itemId });
  }

  @Mutation(() => ItemChanged, { description: "Counts the viewer's look at an item, once a day." })
  viewItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<ItemChanged> {
    return transact(ctx, viewItem, { itemId });
  }

  @Mutation(() => ItemChanged, { description: "Likes an item; twice is once." })
  likeItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<ItemChanged> {
    return transact(ctx, likeItem, { itemId });
  }

  @Mutation(() => ItemChanged, { description: "Takes a like back." })
  unlikeItem(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<ItemChanged> {
    return transact(ctx, unlikeItem, { itemId });
  }
}
