import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from "type-graphql";
import { availableAfter } from "../../../schema/tpEffect.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { TpState } from "../../core/graphql/enums.ts";
import { readOnce } from "../../core/graphql/loaders.ts";
import { walletOf } from "./readWallet.ts";
import type { Wallet } from "./wallet.types.ts";

@ObjectType({
  description: "What something does to the viewer's TrustPoints. Whole TP.",
  simpleResolvers: true,
})
export class TpEffect {
  @Field(() => TpState, { description: "Whether the TP have moved." })
  state!: TpState;

  @Field(() => Int, {
    description:
      "What it adds to what the viewer owns, in TP; negative: what it costs. Of what does not move, what it would have been.",
  })
  change!: number;

  @Field(() => Int, { description: "What is held for it, in TP." })
  heldForThis!: number;

  @Field(() => Int, {
    description: "What of it went back since, by a cancellation or a dispute, in TP.",
  })
  refunded!: number;
}

/** Adds the viewer's wallet, which is read once per request. */
@Resolver(() => TpEffect)
export class TpEffectResolver {
  @FieldResolver(() => Int, { description: "What the viewer owns now, in TP." })
  async tpBalance(@Ctx() ctx: Context): Promise<number> {
    return (await viewersWallet(ctx)).tpBalance;
  }

  @FieldResolver(() => Int, {
    description: "Of that, what is held for all open offers, heldForThis included, in TP.",
  })
  async held(@Ctx() ctx: Context): Promise<number> {
    return (await viewersWallet(ctx)).held;
  }

  @FieldResolver(() => Int, {
    description:
      "What the viewer may spend after it, in TP: tpBalance less what is held for others, with what is yet to move. Negative: what is missing.",
  })
  async availableAfter(@Root() effect: TpEffect, @Ctx() ctx: Context): Promise<number> {
    return availableAfter(await viewersWallet(ctx), effect);
  }
}

function viewersWallet(ctx: Context): Promise<Wallet> {
  return readOnce(ctx, "viewersWallet", () => walletOf(ctx.em, viewerOf(ctx).id));
}
