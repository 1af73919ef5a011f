import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { nullIfUnknown } from "../../core/failures.ts";
import { ITEM_ID, OFFER_ID, SINCE } from "../../core/graphql/args.ts";
import { OfferStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { transact } from "../../core/transactions/transact.ts";
import { acceptOffer } from "./acceptOffer.ts";
import { BuyQuote, buyQuote, ExchangeSuggestions, exchangeSuggestions } from "./buyQuote.ts";
import { declineOffer, withdrawOffer } from "./closeOffers.ts";
import { counterOffer } from "./counterOffer.ts";
import { createOffer } from "./createOffer.ts";
import { Offer } from "./offer.entity.ts";
import {
  CreateOfferInput,
  OfferAnswered,
  OfferConnection,
  OfferCounts,
  OfferPlaced,
  OfferUpdated,
} from "./offer.types.ts";
import { countSellerOffers, readOffer, readOffers } from "./readOffers.ts";

const STATUS = { nullable: true, description: "Only offers with this status." } as const;

@Resolver()
export class OffersResolver {
  @Query(() => Offer, { nullable: true, description: "An offer the viewer is a side of, or null." })
  offer(@Ctx() ctx: Context, @Arg("id", () => ID, OFFER_ID) id: string): Promise<Offer | null> {
    return readOffer(ctx, idOf(id)).catch(nullIfUnknown);
  }

  @Query(() => OfferConnection, { description: "Offers for the viewer's items, newest first." })
  sellerOffers(
    @Ctx() ctx: Context,
    @Arg("status", () => OfferStatus, STATUS) status: OfferStatus | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<OfferConnection> {
    return readOffers(ctx, "seller", { status, first, after });
  }

  @Query(() => OfferConnection, { description: "Offers for items the viewer wants, newest first." })
  buyerOffers(
    @Ctx() ctx: Context,
    @Arg("status", () => OfferStatus, STATUS) status: OfferStatus | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<OfferConnection> {
    return readOffers(ctx, "buyer", { status, first, after });
  }

  @Query(() => OfferCounts, { description: "The seller dashboard's figures." })
  sellerOfferCounts(@Ctx() ctx: Context): Promise<OfferCounts> {
    return countSellerOffers(ctx);
  }

  @Query(() => BuyQuote, { description: "What buying an item would mean for the viewer." })
  buyQuote(
    @Ctx() ctx: Context,
    @Arg("itemId", () => ID, ITEM_ID) itemId: string,
  ): Promise<BuyQuote> {
    return buyQuote(ctx, itemId);
  }

  @Query(() => ExchangeSuggestions, {
    description: "What the viewer could offer for an item, within the tolerance.",
  })
  exchangeSuggestions(
    @Ctx() ctx: Context,
    @Arg("targetItemId", () => ID, { description: "The item that the viewer wants." })
    targetItemId: string,
    @Arg("targetTpValue", () => Int, { description: "The target's price in whole TP." })
    targetTpValue: number,
  ): Promise<ExchangeSuggestions> {
    return exchangeSuggestions(ctx, targetItemId, targetTpValue);
  }

  @Mutation(() => OfferPlaced, {
    description: "Proposes a deal; what the buyer would pay is held until it is answered.",
  })
  createOffer(
    @Ctx() ctx: Context,
    @Arg("input", () => CreateOfferInput, {
      description: "The item that is wanted, and what is given for it.",
    })
    input: CreateOfferInput,
  ): Promise<OfferPlaced> {
    return transact(ctx, createOffer, { ...input });
  }

  @Mutation(() => OfferAnswered, {
    description: "Settles an offer at once: TP and items change hands.",
  })
  acceptOffer(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, OFFER_ID) id: string,
  ): Promise<OfferAnswered> {
    return transact(ctx, acceptOffer, { id });
  }

  @Mutation(() => OfferAnswered, { description: "Says no; what was held is free again." })
  declineOffer(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, OFFER_ID) id: string,
    @Arg("reason", () => String, { nullable: true, description: "At most 200 characters." })
    reason: string | null,
  ): Promise<OfferAnswered> {
    return transact(ctx, declineOffer, { id, reason });
  }

  @Mutation(() => OfferAnswered, { description: "Takes an own proposal back." })
  withdrawOffer(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, OFFER_ID) id: string,
  ): Promise<OfferAnswered> {
    return transact(ctx, withdrawOffer, { id });
  }

  @Mutation(() => OfferPlaced, {
    description:
      "Answers with another amount of TP for the same items; the other side then has 48 hours.",
  })
  counterOffer(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The id of the offer that is answered." }) id: string,
    @Arg("tpDelta", () => Int, { description: "Whole TP; positive: the buyer pays." })
    tpDelta: number,
    @Arg("message", () => String, { nullable: true, description: "At most 500 characters." })
    message: string | null,
  ): Promise<OfferPlaced> {
    return transact(ctx, counterOffer, { id, tpDelta, message });
  }

  @Subscription(() => OfferUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["offerUpdated"], args.after),
    description: "An offer of the viewer, on either side, was made or changed its state.",
  })
  offerUpdated(
    @Root() { data, cursor }: LiveEvent<{ offerId: number }>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): OfferUpdated {
    return { offerId: data.offerId, cursor };
  }
}
