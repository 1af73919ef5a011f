import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { Cart, CartLine, cartNow } from "../cart/index.ts";
import { Wallet, walletOf } from "../ledger/index.ts";
import { Order, OrderPart } from "./order.types.ts";
import { OrderChanged, OrderPlaced, OrderUpdated, Reordered } from "./orderChange.types.ts";
import { readOrder } from "./readOrders.ts";

/** Reads the order once per request, even if a payload selects both the order and its part. */
function readOnce(ctx: Context, id: number): Promise<Order> {
  const key = `order:${id}`;
  const known = ctx.loaders.get(key) as Promise<Order> | undefined;
  const order = known ?? readOrder(ctx, id);
  ctx.loaders.set(key, order);
  return order;
}

@Resolver(() => OrderPlaced)
export class OrderPlacedResolver {
  @FieldResolver(() => Order, { description: "The new order." })
  order(@Root() { orderId }: OrderPlaced, @Ctx() ctx: Context): Promise<Order> {
    return readOnce(ctx, orderId);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }

  @FieldResolver(() => Cart, { description: "What is left in the cart." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return cartNow(ctx);
  }
}

@Resolver(() => OrderChanged)
export class OrderChangedResolver {
  @FieldResolver(() => Order, { description: "The order as it is now." })
  order(@Root() { orderId }: OrderChanged, @Ctx() ctx: Context): Promise<Order> {
    return readOnce(ctx, orderId);
  }

  @FieldResolver(() => OrderPart, {
    nullable: true,
    description: "The part it was about; null when it was about the whole order.",
  })
  async part(
    @Root() { orderId, partId }: OrderChanged,
    @Ctx() ctx: Context,
  ): Promise<OrderPart | null> {
    const { parts } = await readOnce(ctx, orderId);
    return parts.find(({ id }) => id === partId) ?? null;
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => Reordered)
export class ReorderedResolver {
  @FieldResolver(() => Cart, { description: "The cart after it." })
  cart(@Ctx() ctx: Context): Promise<Cart> {
    return cartNow(ctx);
  }

  @FieldResolver(() => [CartLine], { description: "The lines that were put into the cart." })
  async added(@Root() { itemIds }: Reordered, @Ctx() ctx: Context): Promise<CartLine[]> {
    const { lines } = await cartNow(ctx);
    return lines.filter(({ item }) => itemIds.includes((item as { id: number }).id));
  }
}

@Resolver(() => OrderUpdated)
export class OrderUpdatedResolver {
  @FieldResolver(() => Order, { description: "The order as it is now." })
  order(@Root() { orderId }: OrderUpdated, @Ctx() ctx: Context): Promise<Order> {
    return readOnce(ctx, orderId);
  }
}
