import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { DealAction } from "../../core/graphql/enums.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import { OrderPart } from "../orders/index.ts";
import { Deal } from "./deal.types.ts";
import { dealBy, readDeal, readDeals } from "./readDeals.ts";

@Resolver()
export class DealsResolver {
  @Query(() => [Deal], {
    description: "The viewer's newest deals that can still be reviewed or disputed, at most 50.",
    complexity: 50,
  })
  deals(
    @Ctx() ctx: Context,
    @Arg("awaiting", () => DealAction, { description: "What the viewer wants to do." })
    awaiting: DealAction,
  ): Promise<Deal[]> {
    return readDeals(ctx, awaiting);
  }

  @Query(() => Deal, {
    nullable: true,
    description: "A deal the viewer is a side of, or null. Name its transaction or its order part.",
  })
  deal(
    @Ctx() ctx: Context,
    @Arg("transactionId", () => ID, { nullable: true, description: "Any transaction of the deal." })
    transactionId: string | null,
    @Arg("orderPartId", () => ID, {
      nullable: true,
      description: "The part of an order, where the deal is a purchase from the cart.",
    })
    orderPartId: string | null,
  ): Promise<Deal | null> {
    return readDeal(ctx, { transactionId, orderPartId });
  }
}

@Resolver(() => Deal)
export class DealResolver {
  @FieldResolver(() => User, { description: "The other side." })
  other(@Root() { otherId }: Deal, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, otherId);
  }

  @FieldResolver(() => Item, { nullable: true, description: "The first item of it." })
  item(@Root() { itemId }: Deal, @Ctx() ctx: Context): Promise<Item> | null {
    if (itemId === null) return null;
    return ctx.em.getReference(Item, itemId, { wrapped: true }).loadOrFail({ dataloader: true });
  }
}

@Resolver(() => Offer)
export class DealOfOfferResolver {
  @FieldResolver(() => Deal, {
    nullable: true,
    description: "What became of it once it was accepted.",
  })
  deal(@Root() offer: Offer, @Ctx() ctx: Context): Promise<Deal | null> | null {
    return offer.state === "accepted" ? dealBy(ctx, "offer", offer.id) : null;
  }
}

@Resolver(() => OrderPart)
export class DealOfPartResolver {
  @FieldResolver(() => Deal, { nullable: true, description: "From its sending on." })
  deal(@Root() part: OrderPart, @Ctx() ctx: Context): Promise<Deal | null> | null {
    const isSent = part.shipment !== null || part.deliveredAt !== null;
    return isSent ? dealBy(ctx, "part", part.id) : null;
  }
}
