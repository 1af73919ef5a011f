import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Message } from "../messages/message.entity.ts";
import { OrderPart } from "./order.types.ts";
import { partById } from "./parts/part.loader.ts";

@Resolver(() => Message)
export class OrderOfMessageResolver {
  @FieldResolver(() => OrderPart, {
    nullable: true,
    description: "The seller's part of the order of an order's card, as it is now.",
  })
  orderPart(
    @Root() { orderPartId }: Message,
    @Ctx() ctx: Context,
  ): Promise<OrderPart | null> | null {
    return orderPartId === null ? null : partById(ctx, orderPartId);
  }
}
