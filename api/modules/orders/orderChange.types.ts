import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { PaymentMethod, ShippingMethod } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { IDEMPOTENCY_KEY } from "../../core/transactions/idempotency.ts";

@InputType({ description: "A line of the cart, as the buyer saw it." })
export class OrderedItemInput {
  @Field(() => ID, { description: "The item's id." })
  itemId!: string;

  @Field(() => Int, { description: "Pieces." })
  quantity!: number;

  @Field(() => Int, { nullable: true, description: "In TP; the total is what counts." })
  priceAtTime?: number | null;
}

@InputType({ description: "What the buyer consents to. The server works it out again." })
export class PlaceOrderInput {
  @Field(() => [OrderedItemInput], {
    nullable: true,
    description: "What the buyer saw in the cart, to be compared. Left out: whatever is in it.",
  })
  items?: OrderedItemInput[] | null;

  @Field(() => Int, {
    description: "Whole TP, shipping included; another one is refused with TOTAL_CHANGED.",
  })
  totalAmount!: number;

  @Field(() => ID, { description: "A saved address of the viewer." })
  shippingAddressId!: string;

  @Field(() => ID, { nullable: true, description: "Left out: the shipping address." })
  billingAddressId?: string | null;

  @Field(() => ShippingMethod, {
    nullable: true,
    defaultValue: ShippingMethod.standard,
    description: "How it is sent. Left out: standard.",
  })
  shippingMethod?: ShippingMethod | null;

  @Field(() => Int, {
    nullable: true,
    description: "In TP; another one is refused with TOTAL_CHANGED.",
  })
  shippingCost?: number | null;

  @Field(() => PaymentMethod, {
    nullable: true,
    defaultValue: PaymentMethod.tp,
    description: "How it is paid. Left out: in TP.",
  })
  paymentMethod?: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  notes?: string | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ObjectType({ description: "An order was placed, and paid into escrow.", simpleResolvers: true })
export class OrderPlaced {
  orderId!: number;
}

@ObjectType({ description: "An order, or a part of it, went on.", simpleResolvers: true })
export class OrderChanged {
  orderId!: number;
  /** The part that changed; null if the change was not about one part. */
  partId!: number | null;
}

@ObjectType({
  description: "An item that could not be ordered again, and why.",
  simpleResolvers: true,
})
export class MissingItem {
  @Field(() => String, { description: "The title it was ordered under." })
  title!: string;

  @Field(() => String, { description: "Why, in words." })
  reason!: string;
}

@ObjectType({
  description: "What is still there of an order is in the cart.",
  simpleResolvers: true,
})
export class Reordered {
  @Field(() => [MissingItem], { description: "What could not be put into the cart." })
  missing!: MissingItem[];

  itemIds!: number[];
}

@ObjectType({
  description: "A saved address is gone; orders keep their copies.",
  simpleResolvers: true,
})
export class AddressRemoved {
  @Field(() => ID, { description: "The id that the address had." })
  addressId!: number;
}

@ObjectType({
  description: "An order of the viewer, on either side, went on.",
  simpleResolvers: true,
})
export class OrderUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  orderId!: number;
}
