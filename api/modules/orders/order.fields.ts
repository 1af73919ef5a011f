import { Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { escrowOf, TpEffect } from "../ledger/index.ts";
import { Order, OrderEvent, OrderItem, OrderPart, Shipment, TrackingEvent } from "./order.types.ts";
import { effectOfPart } from "./parts/effectOfPart.ts";
import { dealsOf, timelineOf } from "./timeline.loader.ts";

@Resolver(() => Order)
export class OrderResolver {
  @FieldResolver(() => User, { description: "Who ordered." })
  buyer(@Root() { buyerId }: Order, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, buyerId);
  }

  @FieldResolver(() => [OrderEvent], { description: "What happened to it, oldest first." })
  async timeline(@Root() order: Order, @Ctx() ctx: Context): Promise<OrderEvent[]> {
    const events = await timelineOf(ctx, order.id);
    return events.map((event) => ({ ...event, order }));
  }
}

@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => User, { nullable: true, description: "Who did it; null where time did." })
  actor(@Root() { actorId }: OrderEvent, @Ctx() ctx: Context): Promise<User> | null {
    return actorId === null ? null : memberById(ctx, actorId);
  }

  @FieldResolver(() => OrderPart, { nullable: true, description: "Null: the whole order." })
  part(@Root() { partId, order }: OrderEvent): OrderPart | null {
    return order.parts.find(({ id }) => id === partId) ?? null;
  }
}

@Resolver(() => OrderItem)
export class OrderItemResolver {
  @FieldResolver(() => Item, { description: "As it is listed now." })
  item(@Root() { itemId }: OrderItem, @Ctx() ctx: Context): Promise<Item> {
    return ctx.em.getReference(Item, itemId, { wrapped: true }).loadOrFail({ dataloader: true });
  }

  @FieldResolver(() => OrderPart, { description: "The seller's part it belongs to." })
  part(@Root() { part }: OrderItem): OrderPart {
    return part;
  }
}

@Resolver(() => OrderPart)
export class OrderPartResolver {
  @FieldResolver(() => User, { description: "Who delivers it." })
  seller(@Root() { sellerId }: OrderPart, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, sellerId);
  }

  @FieldResolver(() => Int, { description: "What is in escrow for it now, in TP." })
  escrow(@Root() { id }: OrderPart, @Ctx() ctx: Context): Promise<number> {
    return batched<number, number>(ctx, "escrow", (ids) => escrowOf(ctx.em, ids), 0).load(id);
  }

  @FieldResolver(() => TpEffect, { description: "What it does to the viewer's TP." })
  tpEffect(@Root() part: OrderPart, @Ctx() ctx: Context): Promise<TpEffect> {
    return effectOfPart(ctx, part);
  }

  @FieldResolver(() => [ID], { description: "The deals it became when it was delivered." })
  transactionIds(@Root() { id }: OrderPart, @Ctx() ctx: Context): Promise<number[]> {
    return dealsOf(ctx, id);
  }
}

@Resolver(() => Shipment)
export class ShipmentResolver {
  @FieldResolver(() => [TrackingEvent], { description: "Oldest first, at most 50." })
  async events(
    @Root() { orderId, partId }: Shipment,
    @Ctx() ctx: Context,
  ): Promise<TrackingEvent[]> {
    const events = await timelineOf(ctx, orderId);
    return events.filter((event) => event.partId === partId && event.kind === "tracking");
  }
}
