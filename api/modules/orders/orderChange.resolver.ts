import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { ORDER_PART_ID } from "../../core/graphql/args.ts";
import { transact } from "../../core/transactions/transact.ts";
import { Address, AddressInput } from "./addresses/address.types.ts";
import { addressOf, removeAddress, saveAddress } from "./addresses/addresses.ts";
import {
  AddressRemoved,
  OrderChanged,
  OrderPlaced,
  PlaceOrderInput,
  Reordered,
} from "./orderChange.types.ts";
import { acceptOrderPart } from "./parts/acceptOrderPart.ts";
import { addTrackingEvent } from "./parts/addTrackingEvent.ts";
import { cancelOrder, cancelOrderPart, refundOrderPart } from "./parts/cancelPart.ts";
import { confirmDelivery, confirmOrder } from "./parts/deliverPart.ts";
import { shipOrderPart } from "./parts/shipOrderPart.ts";
import { placeOrder } from "./placing/placeOrder.ts";
import { reorder } from "./placing/reorder.ts";

const REASON = { nullable: true, description: "At most 200 characters." } as const;

@Resolver()
export class OrderChangesResolver {
  @Mutation(() => Address, { description: "Saves an address, or changes the one with this id." })
  async saveAddress(
    @Ctx() ctx: Context,
    @Arg("input", () => AddressInput, {
      description: "The address; with an id, the one to change.",
    })
    input: AddressInput,
  ): Promise<Address> {
    return addressOf(ctx, await transact(ctx, saveAddress, { ...input }));
  }

  @Mutation(() => AddressRemoved, { description: "Forgets a saved address." })
  removeAddress(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The address's id." }) id: string,
  ): Promise<AddressRemoved> {
    return transact(ctx, removeAddress, { id });
  }

  @Mutation(() => OrderPlaced, {
    description:
      "Orders what is in the cart and pays it into escrow. Refuses with CART_EMPTY, ITEM_NOT_AVAILABLE, TOTAL_CHANGED (details { total, subtotal, shippingCost }) and INSUFFICIENT_BALANCE (details { available, needed, missing }).",
  })
  placeOrder(
    @Ctx() ctx: Context,
    @Arg("input", () => PlaceOrderInput, { description: "What the buyer consents to." })
    input: PlaceOrderInput,
  ): Promise<OrderPlaced> {
    return transact(ctx, placeOrder, { ...input });
  }

  @Mutation(() => OrderChanged, { description: "The seller takes a part of an order on." })
  acceptOrderPart(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ORDER_PART_ID) id: string,
  ): Promise<OrderChanged> {
    return transact(ctx, acceptOrderPart, { id });
  }

  @Mutation(() => OrderChanged, { description: "The seller has sent a part of an order." })
  shipOrderPart(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ORDER_PART_ID) id: string,
    @Arg("carrier", () => String, { nullable: true, description: "At most 60 characters." })
    carrier: string | null,
    @Arg("trackingNumber", () => String, { nullable: true, description: "At most 60 characters." })
    trackingNumber: string | null,
  ): Promise<OrderChanged> {
    return transact(ctx, shipOrderPart, { id, carrier, trackingNumber });
  }

  @Mutation(() => OrderChanged, { description: "The seller says where a parcel is." })
  addTrackingEvent(
    @Ctx() ctx: Context,
    @Arg("partId", () => ID, ORDER_PART_ID) partId: string,
    @Arg("text", () => String, { description: "At most 200 characters." }) text: string,
    @Arg("location", () => String, { nullable: true, description: "At most 100 characters." })
    location: string | null,
  ): Promise<OrderChanged> {
    return transact(ctx, addTrackingEvent, { partId, text, location });
  }

  @Mutation(() => OrderChanged, {
    description: "The buyer has it: the escrow is paid out to the seller.",
  })
  confirmDelivery(
    @Ctx() ctx: Context,
    @Arg("partId", () => ID, ORDER_PART_ID) partId: string,
  ): Promise<OrderChanged> {
    return transact(ctx, confirmDelivery, { partId });
  }

  @Mutation(() => OrderChanged, {
    description: "The buyer has everything that was sent: all shipped parts are paid out.",
  })
  confirmOrder(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The order's id." }) id: string,
  ): Promise<OrderChanged> {
    return transact(ctx, confirmOrder, { id });
  }

  @Mutation(() => OrderChanged, {
    description:
      "Calls off what is not shipped yet, the buyer all of it, a seller the own part; the buyer gets the TP back.",
  })
  cancelOrder(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The order's id." }) id: string,
    @Arg("reason", () => String, REASON) reason: string | null,
  ): Promise<OrderChanged> {
    return transact(ctx, cancelOrder, { id, reason });
  }

  @Mutation(() => OrderChanged, {
    description:
      "Either side calls off a part that is not shipped yet; the buyer gets the TP back.",
  })
  cancelOrderPart(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ORDER_PART_ID) id: string,
    @Arg("reason", () => String, REASON) reason: string | null,
  ): Promise<OrderChanged> {
    return transact(ctx, cancelOrderPart, { id, reason });
  }

  @Mutation(() => OrderChanged, {
    description: "The seller gives back what is in escrow for a shipped part.",
  })
  refundOrderPart(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, ORDER_PART_ID) id: string,
  ): Promise<OrderChanged> {
    return transact(ctx, refundOrderPart, { id });
  }

  @Mutation(() => Reordered, {
    description:
      "Puts what is still there of an own order into the cart, and says what is missing.",
  })
  reorder(
    @Ctx() ctx: Context,
    @Arg("orderId", () => ID, { description: "The order's id." }) orderId: string,
  ): Promise<Reordered> {
    return transact(ctx, reorder, { orderId });
  }
}
