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
  @Field(() => ID, { description: "The id of this line of the order; not the item's." })
  id!: number;

  @Field(() => Int, { description: "Pieces." })
  quantity!: number;

  @Field(() => Int, { description: "Price of a piece, in TP." })
  priceAtTime!: number;

  @Field(() => Int, { description: "priceAtTime x quantity, in TP." })
  lineTotal!: number;

  @Field(() => String, { description: "The item's title when it was ordered." })
  title!: string;

  itemId!: number;
  part!: OrderPart;
}

@ObjectType({ description: "What the carrier said.", simpleResolvers: true })
export class TrackingEvent {
  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => String, { description: "At most 200 characters." })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "Where the parcel was; null where the seller did not say.",
  })
  location!: string | null;
}

@ObjectType({ description: "A parcel on its way.", simpleResolvers: true })
export class Shipment {
  @Field(() => String, {
    nullable: true,
    description: "Who carries it; null where the seller did not say.",
  })
  carrier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The carrier's number for it; null where the seller did not say.",
  })
  trackingNumber!: string | null;

  @Field(() => Date, { description: "When the seller sent it." })
  shippedAt!: Date;

  orderId!: number;
  partId!: number;
}

@ObjectType({ description: "What one seller delivers of an order.", simpleResolvers: true })
export class OrderPart {
  @Field(() => ID, { description: "The part's id." })
  id!: number;

  @Field(() => Order, { description: "The order it belongs to." })
  order!: Later<Order>;

  @Field(() => OrderStatus, { description: "Where it stands." })
  status!: OrderStatus;

  @Field(() => [OrderItem], { description: "What the seller delivers." })
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

  @Field(() => Date, { nullable: true, description: "When the seller accepted it; null before." })
  acceptedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it arrived, or counted as arrived; null before.",
  })
  deliveredAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it was called off or given back; null if it was not.",
  })
  cancelledAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it was called off, as who did it wrote; null without words.",
  })
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
  @Field(() => ID, { description: "The event's id." })
  id!: number;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => OrderEventKind, { description: "What happened." })
  kind!: OrderEventKind;

  @Field(() => String, {
    description: "What happened, in words; of a parcel, what the seller wrote.",
  })
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
  @Field(() => ID, { description: "The order's id." })
  id!: number;

  @Field(() => String, { description: "The number that people know it by." })
  orderNumber!: string;

  @Field(() => OrderStatus, { description: "That of its least advanced part." })
  status!: OrderStatus;

  @Field(() => Date, { description: "When it was placed." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it changed last." })
  updatedAt!: Date;

  @Field(() => Int, { description: "What the items cost, in TP." })
  subtotal!: number;

  @Field(() => Int, { description: "In TP." })
  shippingCost!: number;

  @Field(() => Int, { description: "subtotal + shippingCost, in TP." })
  total!: number;

  @Field(() => Int, { description: "What was given back, in TP." })
  refunded!: number;

  @Field(() => ShippingOption, { description: "How it is sent." })
  shippingMethod!: ShippingOption;

  @Field(() => PaymentMethod, { description: "How it was paid." })
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

  @Field(() => [OrderItem], {
    description: "What was ordered; for a seller, what is theirs to deliver.",
  })
  items!: OrderItem[];

  @Field(() => [OrderPart], { description: "One for each seller." })
  parts!: OrderPart[];

  @Field(() => Date, {
    nullable: true,
    description: "The last day of its shipping window; null once it is delivered or cancelled.",
  })
  estimatedDelivery!: Date | null;

  @Field(() => OrderRole, { description: "Which side the viewer is." })
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
  @Field(() => [OrderEdge], { description: "The rows of this page." })
  edges!: OrderEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
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
  @Field(() => [OrderPartEdge], { description: "The rows of this page." })
  edges!: OrderPartEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: "How many there are on all pages." })
  totalCount!: number;

  @Field(() => Cursor, { description: "Give it to orderUpdated as `after`." })
  cursor!: string;
}

@ObjectType({ description: "How many sales a seller has, by status.", simpleResolvers: true })
export class SalesCounts {
  @Field(() => Int, { description: "Waiting for the seller to accept them." })
  pending!: number;

  @Field(() => Int, { description: "Accepted, and not sent yet." })
  processing!: number;

  @Field(() => Int, { description: "On their way." })
  shipped!: number;

  @Field(() => Int, { description: "Delivered and paid." })
  delivered!: number;

  @Field(() => Int, { description: "Called off, or given back." })
  cancelled!: number;

  @Field(() => Int, { description: "All of them." })
  total!: number;

  @Field(() => Int, { description: "What is in escrow for the viewer's sales, in TP." })
  incoming!: number;
}
