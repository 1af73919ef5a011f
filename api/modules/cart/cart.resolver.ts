import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { ITEM_ID, SINCE } from "../../core/graphql/args.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { acceptCartPrices } from "./acceptCartPrices.ts";
import { addToCart } from "./addToCart.ts";
import { Cart, CartChanged, CartCleared, CartUpdated, RestoredLineInput } from "./cart.types.ts";
import { clearCart, removeFromCart } from "./emptyCart.ts";
import { cartOf, linesOf } from "./readCart.ts";
import { restoreCart } from "./restoreCart.ts";
import { setCartQuantity } from "./setCartQuantity.ts";

@Resolver()
export class CartResolver {
  @Query(() => Cart, { description: "The viewer's cart, with what became of its items." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return cartOf(ctx);
  }

  @Mutation(() => CartChanged, {
    description:
      'Puts an item into the cart. Refuses with ITEM_NOT_AVAILABLE "Only {n} available", details { itemId, available }.',
  })
  addToCart(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("quantity", () => Int, { defaultValue: 1, description: "1 to 100." }) quantity: number,
  ): Promise<CartChanged> {
    return transact(ctx, addToCart, { itemId, quantity });
  }

  @Mutation(() => CartChanged, {
    description: 'Sets the quantity of a line. Below 1 is ignored; above, "Only {n} available".',
  })
  setCartQuantity(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
    @Arg("quantity", () => Int, { description: "1 to 100." }) quantity: number,
  ): Promise<CartChanged> {
    return transact(ctx, setCartQuantity, { itemId, quantity });
  }

  @Mutation(() => CartChanged, { description: "Takes an item out of the cart." })
  removeFromCart(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<CartChanged> {
    return transact(ctx, removeFromCart, { itemId });
  }

  @Mutation(() => CartCleared, { description: "Empties the cart; restoreCart undoes it." })
  async clearCart(@Ctx() ctx: Context): Promise<CartCleared> {
    return { removed: await linesOf(ctx, await transact(ctx, clearCart, undefined)) };
  }

  @Mutation(() => CartChanged, {
    description: "Puts back what clearCart took away, as far as it can still be bought.",
  })
  restoreCart(
    @Ctx() ctx: Context,
    @Arg("lines", () => [RestoredLineInput], { description: "At most 50." })
    lines: RestoredLineInput[],
  ): Promise<CartChanged> {
    return transact(ctx, restoreCart, { lines });
  }

  @Mutation(() => CartChanged, {
    description: "Consents to today's prices of the items in the cart.",
  })
  acceptCartPrices(@Ctx() ctx: Context): Promise<CartChanged> {
    return transact(ctx, acceptCartPrices, undefined);
  }

  @Subscription(() => CartUpdated, {
    subscribe: ({ context, args }) => followMember(context as Context, ["cartUpdated"], args.after),
    description: "The viewer's cart changed: in another tab, or because an item in it did.",
  })
  cartUpdated(
    @Root() { cursor }: LiveEvent,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): CartUpdated {
    return { cursor };
  }
}
