import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { OfferAction, OfferRole } from "../../core/graphql/enums.ts";
import { Hold, TpEffect, Wallet, walletOf } from "../ledger/index.ts";
import { actionsNow } from "./actionsNow.ts";
import { effectOfOffer } from "./effectOfOffer.ts";
import { Offer } from "./offer.entity.ts";
import { OfferAnswered, OfferPlaced, OfferUpdated } from "./offer.types.ts";
import { readOffer, readOfferWhole } from "./readOffers.ts";

@Resolver(() => Offer)
export class OfferResolver {
  @FieldResolver(() => OfferRole, { description: "Which side the viewer is." })
  viewerRole(@Root() offer: Offer, @Ctx() ctx: Context): OfferRole {
    return offer.buyer.id === viewerOf(ctx).id ? "buyer" : "seller";
  }

  @FieldResolver(() => [OfferAction], { description: "What the viewer may do with it now." })
  viewerActions(@Root() offer: Offer, @Ctx() ctx: Context): Promise<OfferAction[]> | OfferAction[] {
    return actionsNow(ctx, offer);
  }

  @FieldResolver(() => TpEffect, { description: "What it does to the viewer's TP." })
  tpEffect(@Root() offer: Offer, @Ctx() ctx: Context): Promise<TpEffect> {
    return effectOfOffer(ctx, offer);
  }
}

@Resolver(() => Hold)
export class OfferOfHoldResolver {
  @FieldResolver(() => Offer, { nullable: true, description: "The offer they are promised to." })
  offer(@Root() { offerId }: Hold, @Ctx() ctx: Context): Promise<Offer> | null {
    return offerId === null
      ? null
      : ctx.em.getReference(Offer, offerId, { wrapped: true }).loadOrFail({ dataloader: true });
  }
}

/** The fields of a payload that names an offer: the offer and the viewer's wallet after the change. */
@Resolver(() => OfferPlaced)
export class OfferPlacedResolver {
  @FieldResolver(() => Offer, { description: "The new offer." })
  offer(@Root() { offerId }: OfferPlaced, @Ctx() ctx: Context): Promise<Offer> {
    return readOffer(ctx, offerId);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => OfferAnswered)
export class OfferAnsweredResolver {
  @FieldResolver(() => Offer, { description: "The offer as it is now." })
  offer(@Root() { offerId }: OfferAnswered, @Ctx() ctx: Context): Promise<Offer> {
    return readOffer(ctx, offerId);
  }

  @FieldResolver(() => Wallet, { description: "The viewer's wallet after it." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => OfferUpdated)
export class OfferUpdatedResolver {
  @FieldResolver(() => Offer, { description: "The offer as it is now." })
  offer(@Root() { offerId }: OfferUpdated, @Ctx() ctx: Context): Promise<Offer> {
    return readOfferWhole(ctx, offerId);
  }
}
