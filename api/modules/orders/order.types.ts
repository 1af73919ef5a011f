import { Field, ID, Int, ObjectType } from "type-graphql";
import {
  OrderAction,
  OrderEventKind,
  OrderRole,
  OrderStatus,
  PaymentMethod,
} from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo, type Connection } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Address } from "./addresses/address.types.ts";
import { ShippingOption } from "./placing/shipping.ts";

/**
 * The type of a class that is declared further down: the metadata that decorators emit must not reference it before its
 * declaration.
 */
type Later<T> = T;

@ObjectType({
  description: "An item of an order, as it was when it was ordered.",
  simpleResolvers: true,
})
export class OrderItem {
  @Field(() => ID)
  id!: number;

  @Field(() => Int, { description: "Pieces." })
  quantity!: number;

  @Field(() => Int, { description: "Price of a piece, in TP." })
  priceAtTime!: number;

  @Field(() => Int, { description: "priceAtTime x quantity, in TP." })
  lineTotal!: number;

  @Field(() => String)
  title!: string;

  itemId!: number;
  part!: OrderPart;
}

@ObjectType({ description: "What the carrier said.", simpleResolvers: true })
export class TrackingEvent {
  @Field(() => Date)
  at!: Date;

  @Field(() => String, { description: "At most 200 characters." })
  text!: string;

  @Field(() => String, { nullable: true })
  location!: string | null;
}

@ObjectType({ description: "A parcel on its way.", simpleResolvers: true })
export class Shipment {
  @Field(() => String, { nullable: true })
  carrier!: string | null;

  @Field(() => String, { nullable: true })
  trackingNumber!: string | null;

  @Field(() => Date)
  shippedAt!: Date;

  orderId!: number;
  partId!: number;
}

@ObjectType({ description: "What one seller delivers of an order.", simpleResolvers: true })
export class OrderPart {
  @Field(() => ID)
  id!: number;

  @Field(() => Order)
  order!: Later<Order>;

  @Field(() => OrderStatus)
  status!: OrderStatus;

  @Field(() => [OrderItem])
  items!: OrderItem[];

  @Field(() => Int, { description: "What its items cost, in TP." })
  subtotal!: number;

  @Field(() => Int, { description: "Its share of the shipping cost, in TP." })
  shippingShare!: number;

  @Field(() => Int, { description: "subtotal + shippingShare, in TP." })
  amount!: number;

  @Field(() => Shipment, { nullable: true, description: "Once it is shipped." })
  shipment!: Shipment | null;

  @Field(() => Date, { nullable: true, description: "When it goes on by itself if nobody acts." })
  deadline!: Date | null;

  @Field(() => String, { nullable: true, description: "What happens then, in words." })
  deadlineAction!: string | null;

  @Field(() => Date, { nullable: true })
  acceptedAt!: Date | null;

  @Field(() => Date, { nullable: true })
  deliveredAt!: Date | null;

  @Field(() => Date, { nullable: true })
  cancelledAt!: Date | null;

  @Field(() => String, { nullable: true })
  cancelReason!: string | null;

  @Field(() => Boolean, {
    description: "Its two sides disagree: nothing moves until it is decided.",
  })
  isDisputed!: boolean;

  @Field(() => [OrderAction], { description: "What the viewer may do with it now." })
  viewerActions!: OrderAction[];

  sellerId!: number;
}

@ObjectType({ description: "Something that happened to an order.", simpleResolvers: true })
export class OrderEvent {
  @Field(() => ID)
  id!: number;

  @Field(() => Date)
  at!: Date;

  @Field(() => OrderEventKind)
  kind!: OrderEventKind;

  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true, description: "Where the parcel was." })
  location!: string | null;

  actorId!: number | null;
  partId!: number | null;
  order!: Order;
}

@ObjectType({
  description:
    "An order. Its buyer sees all of it; a seller sees of it only what is theirs to deliver, as if that were all.",
  implements: Node,
  simpleResolvers: true,
})
export class Order {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  orderNumber!: string;

  @Field(() => OrderStatus, { description: "That of its least advanced part." })
  status!: OrderStatus;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date)
  updatedAt!: Date;

  @Field(() => Int, { description: "What the items cost, in TP." })
  subtotal!: number;

  @Field(() => Int, { description: "In TP." })
  shippingCost!: number;

  @Field(() => Int, { description: "subtotal + shippingCost, in TP." })
  total!: number;

  @Field(() => Int, { description: "What was given back, in TP." })
  refunded!: number;

  @Field(() => ShippingOption)
  shippingMethod!: ShippingOption;

  @Field(() => PaymentMethod)
  paymentMethod!: PaymentMethod;

  @Field(() => Address, {
    nullable: true,
    description: "As it was when the order was placed. A seller gets it by accepting.",
  })
  shippingAddress!: Address | null;

  @Field(() => Address, { nullable: true, description: "The buyer's only." })
  billingAddress!: Address | null;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  notes!: string | null;

  @Field(() => [OrderItem])
  items!: OrderItem[];

  @Field(() => [OrderPart], { description: "One for each seller." })
  parts!: OrderPart[];

  @Field(() => Date, {
    nullable: true,
    description: "The last day of its shipping window; null once it is delivered or cancelled.",
  })
  estimatedDelivery!: Date | null;

  @Field(() => OrderRole)
  viewerRole!: OrderRole;

  @Field(() => [OrderAction], { description: "What the viewer may do with any part of it now." })
  viewerActions!: OrderAction[];

  @Field(() => Cursor, { description: "Give it to orderUpdated as `after`." })
  cursor!: string;

  buyerId!: number;
}

export const OrderEdge = edgeOf("OrderEdge", () => Order);
export type OrderEdge = InstanceType<typeof OrderEdge>;

@ObjectType({ description: "A page of orders, newest first.", simpleResolvers: true })
export class OrderConnection implements Connection<Order> {
  @Field(() => [OrderEdge])
  edges!: OrderEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int, { description: "How many there are on all pages." })
  totalCount!: number;

  @Field(() => Cursor, { description: "Give it to orderUpdated as `after`." })
  cursor!: string;
}

export const OrderPartEdge = edgeOf("OrderPartEdge", () => OrderPart);
export type OrderPartEdge = InstanceType<typeof OrderPartEdge>;

@ObjectType({
  description: "A page of what a seller has to deliver, newest first.",
  simpleResolvers: true,
})
export class OrderPartConnection implements Connection<OrderPart> {
  @Field(() => [OrderPartEdge])
  edges!: OrderPartEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int, { description: "How many there are on all pages." })
  totalCount!: number;

  @Field(() => Cursor, { description: "Give it to orderUpdated as `after`." })
  cursor!: string;
}

@ObjectType({ description: "How many sales a seller has, by status.", simpleResolvers: true })
export class SalesCounts {
  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  processing!: number;

  @Field(() => Int)
  shipped!: number;

  @Field(() => Int)
  delivered!: number;

  @Field(() => Int)
  cancelled!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => Int, { description: "What is in escrow for the viewer's sales, in TP." })
  incoming!: number;
}
