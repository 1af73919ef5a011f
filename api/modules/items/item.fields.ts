import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { placeOf } from "../../core/events/follow.ts";
import { itemAudience } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { ItemVisibility } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { User } from "../accounts/user.entity.ts";
import { findItem, findRemoved } from "./findItem.ts";
import { Item } from "./item.entity.ts";
import { isLikedByViewer, priceHistoryOf } from "./item.loader.ts";
import type { ItemRow } from "./item.rows.ts";
import {
  Image,
  ItemChanged,
  ItemCreated,
  ItemUpdated,
  ListingAdded,
  PriceChange,
} from "./item.types.ts";
import { imageOf } from "./photos.ts";
import { wantedItemsOf } from "./wantedItems.ts";

@Resolver(() => Item)
export class ItemResolver {
  @FieldResolver(() => [Image], { description: "At most 8; the first is the cover." })
  images(@Root() item: Item): Image[] {
    return item.imagePaths.map((path, index) => imageOf(path, item.placeholders[index]));
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer lists it." })
  isMine(@Root() item: Item, @Ctx() ctx: Context): boolean {
    return item.seller.id === ctx.viewer?.id;
  }

  @FieldResolver(() => ItemVisibility, {
    description: "Who sees it; what a circle was left with is its owner's alone.",
  })
  visibility(@Root() { isCircleOnly, circleId }: Item): ItemVisibility {
    if (!isCircleOnly) return "everybody";
    return circleId === null ? "owner" : "circle";
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer likes it." })
  isLiked(@Root() { id }: Item, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isLikedByViewer(ctx, id);
  }

  @FieldResolver(() => [PriceChange], { description: "Newest first, at most 50." })
  priceHistory(@Root() { id }: Item, @Ctx() ctx: Context): Promise<PriceChange[]> {
    return priceHistoryOf(ctx, id);
  }

  @FieldResolver(() => Cursor, {
    description: "Where this item's live stream stands: give it to itemUpdated.",
  })
  async cursor(@Root() item: Item | ItemRow, @Ctx() ctx: Context): Promise<string> {
    return "seq" in item
      ? encodeCursor([[itemAudience(item.id), item.seq]])
      : placeOf(ctx, itemAudience, item.id);
  }
}

@Resolver(() => User)
export class WantedItemsResolver {
  @FieldResolver(() => [Item], {
    nullable: true,
    description:
      "The items they like that can still be had, the latest first, at most 24; null where the member does not show it to you.",
  })
  wantedItems(@Root() user: User, @Ctx() ctx: Context): Promise<unknown> {
    return wantedItemsOf(ctx, user.id);
  }
}

/** The item that a payload names, with the viewer's own rights. Refuses with NOT_FOUND. */
async function itemOf(ctx: Context, id: number): Promise<ItemRow> {
  const item = await findItem(ctx, id);
  if (!item) throw notFound("Item");
  return item;
}

@Resolver(() => ItemCreated)
export class ItemCreatedResolver {
  @FieldResolver(() => Item, { description: "The new item." })
  item(@Root() { itemId }: ItemCreated, @Ctx() ctx: Context): Promise<unknown> {
    return itemOf(ctx, itemId);
  }
}

@Resolver(() => ItemChanged)
export class ItemChangedResolver {
  @FieldResolver(() => Item, { description: "The item as it is now." })
  item(@Root() { itemId }: ItemChanged, @Ctx() ctx: Context): Promise<unknown> {
    return itemOf(ctx, itemId);
  }
}

@Resolver(() => ItemUpdated)
export class ItemUpdatedResolver {
  @FieldResolver(() => Item, {
    nullable: true,
    description: "Null when it may not be seen any more.",
  })
  async item(@Root() { itemId }: ItemUpdated, @Ctx() ctx: Context): Promise<unknown> {
    // The last event of a removed item shows its card with the status `removed`.
    return (await findItem(ctx, itemId)) ?? (await findRemoved(ctx, itemId)) ?? null;
  }
}

@Resolver(() => ListingAdded)
export class ListingAddedResolver {
  @FieldResolver(() => Item, { description: "The new listing." })
  item(@Root() { itemId }: ListingAdded, @Ctx() ctx: Context): Promise<unknown> {
    return itemOf(ctx, itemId);
  }
}
