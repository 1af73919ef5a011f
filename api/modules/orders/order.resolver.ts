import { Arg, Ctx, ID, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { nullIfUnknown } from "../../core/failures.ts";
import { SINCE } from "../../core/graphql/args.ts";
import { OrderStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Address } from "./addresses/address.types.ts";
import { readAddresses } from "./addresses/addresses.ts";
import { countSales } from "./countSales.ts";
import { Order, OrderConnection, OrderPartConnection, SalesCounts } from "./order.types.ts";
import { OrderUpdated } from "./orderChange.types.ts";
import { ShippingOption, shippingOptions } from "./placing/shipping.ts";
import { readOrder, readOrders, readSales } from "./readOrders.ts";

const STATUS = { nullable: true, description: "Only those that stand here." } as const;
const SEARCH = {
  nullable: true,
  description: "A part of the order's number or of an item's title; at most 100 characters.",
} as const;

@Resolver()
export class OrdersResolver {
  @Query(() => [Address], { description: "The viewer's saved addresses, the default first." })
  addresses(@Ctx() ctx: Context): Promise<Address[]> {
    return readAddresses(ctx);
  }

  @Query(() => [ShippingOption], { description: "How an order can be sent; the first by default." })
  shippingOptions(): ShippingOption[] {
    return [...shippingOptions];
  }

  @Query(() => Order, { nullable: true, description: "An order the viewer is a side of, or null." })
  order(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The order's id." }) id: string,
  ): Promise<Order | null> {
    return readOrder(ctx, idOf(id)).catch(nullIfUnknown);
  }

  @Query(() => OrderConnection, { description: "What the viewer ordered, newest first." })
  orders(
    @Ctx() ctx: Context,
    @Arg("status", () => OrderStatus, STATUS) status: OrderStatus | null,
    @Arg("search", () => String, SEARCH) search: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<OrderConnection> {
    return readOrders(ctx, { status, search, first, after });
  }

  @Query(() => OrderPartConnection, {
    description: "What the viewer has to deliver of others' orders, newest first.",
  })
  sales(
    @Ctx() ctx: Context,
    @Arg("status", () => OrderStatus, STATUS) status: OrderStatus | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<OrderPartConnection> {
    return readSales(ctx, { status, first, after });
  }

  @Query(() => SalesCounts, { description: "The seller dashboard's figures of orders." })
  salesCounts(@Ctx() ctx: Context): Promise<SalesCounts> {
    return countSales(ctx);
  }

  @Subscription(() => OrderUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["orderUpdated"], args.after),
    description: "An order of the viewer, on either side, was placed or went on.",
  })
  orderUpdated(
    @Root() { data, cursor }: LiveEvent<{ orderId: number }>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): OrderUpdated {
    return { orderId: data.orderId, cursor };
  }
}
