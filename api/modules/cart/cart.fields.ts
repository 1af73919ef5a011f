import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Cart, CartChanged, CartCleared, CartLine, CartUpdated } from "./cart.types.ts";
import { cartOf } from "./readCart.ts";

@Resolver(() => CartChanged)
export class CartChangedResolver {
  @FieldResolver(() => Cart, { description: "The cart after the change." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return readOnce(ctx);
  }

  @FieldResolver(() => CartLine, {
    nullable: true,
    description: "The line that was added or changed; null where it is not one line.",
  })
  async line(@Root() { itemId }: CartChanged, @Ctx() ctx: Context): Promise<CartLine | null> {
    if (itemId === null) return null;
    const { lines } = await readOnce(ctx);
    return lines.find(({ item }) => (item as { id: number }).id === itemId) ?? null;
  }
}

@Resolver(() => CartCleared)
export class CartClearedResolver {
  @FieldResolver(() => Cart, { description: "The cart, now empty." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return readOnce(ctx);
  }
}

@Resolver(() => CartUpdated)
export class CartUpdatedResolver {
  @FieldResolver(() => Cart, { description: "The cart as it is now." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return readOnce(ctx);
  }
}

/** Reads the cart once per request, even if a payload selects both the cart and its line. */
export function readOnce(ctx: Context): Promise<Cart> {
  const known = ctx.loaders.get("cart") as Promise<Cart> | undefined;
  const cart = known ?? cartOf(ctx);
  ctx.loaders.set("cart", cart);
  return cart;
}
