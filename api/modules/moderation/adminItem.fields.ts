import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Image, imageOf } from "../items/index.ts";
import { AdminItem, ItemModerated } from "./adminItem.types.ts";
import { contentOf } from "./content.loader.ts";
import { readAdminItem } from "./readAdminItems.ts";

@Resolver(() => AdminItem)
export class AdminItemResolver {
  @FieldResolver(() => User, { description: "Who lists it." })
  user(@Root() { ownerId }: AdminItem, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, ownerId);
  }

  @FieldResolver(() => String, { description: "Its owner's words." })
  async description(@Root() { id }: AdminItem, @Ctx() ctx: Context): Promise<string> {
    return (await contentOf(ctx, id)).description;
  }

  @FieldResolver(() => [Image], { description: "At most 8; the first is the cover." })
  async images(@Root() { id }: AdminItem, @Ctx() ctx: Context): Promise<Image[]> {
    const { imagePaths, placeholders } = await contentOf(ctx, id);
    return imagePaths.map((path, index) => imageOf(path, placeholders[index]));
  }

  @FieldResolver(() => User, { nullable: true, description: "The administrator who deleted it." })
  removedBy(@Root() { removedById }: AdminItem, @Ctx() ctx: Context): Promise<User> | null {
    return removedById === null ? null : memberById(ctx, removedById);
  }
}

@Resolver(() => ItemModerated)
export class ItemModeratedResolver {
  @FieldResolver(() => AdminItem, { description: "The item as it is now." })
  async item(@Root() { itemId }: ItemModerated, @Ctx() ctx: Context): Promise<AdminItem> {
    const item = await readAdminItem(ctx, itemId);
    if (!item) throw new Error("an item is gone");
    return item;
  }
}
