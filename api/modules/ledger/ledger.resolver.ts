import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { viewerOf } from "../../core/access.ts";
import { AFTER, FIRST } from "../../core/connection.ts";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { Cursor } from "../../core/scalars.ts";
import { User } from "../accounts/user.entity.ts";
import { Offer } from "../offers/offer.entity.ts";
import { LedgerProblem } from "./audit.types.ts";
import { auditLedger } from "./auditLedger.ts";
import { WalletUpdated } from "./ledger.events.ts";
import { historyOf, openHoldsOf, walletOf } from "./readWallet.ts";
import { Hold, Wallet, WalletEntry, WalletEntryConnection } from "./wallet.types.ts";

@Resolver()
export class LedgerResolver {
  @Query(() => Wallet, { description: "The viewer's wallet." })
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }

  @Query(() => [LedgerProblem], {
    description:
      "Audits all books of the market. For administrators. An empty list is a clean audit.",
  })
  ledgerAudit(@Ctx() ctx: Context): Promise<LedgerProblem[]> {
    return auditLedger(ctx.em);
  }

  @Subscription(() => WalletUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["walletUpdated"], args.after),
    description: "The viewer's balance, holds or history changed.",
  })
  walletUpdated(
    @Root() event: LiveEvent,
    @Arg("after", () => Cursor, { nullable: true }) _after: string | null,
  ): WalletUpdated {
    return { cursor: event.cursor };
  }
}

@Resolver(() => WalletUpdated)
export class WalletUpdatedResolver {
  @FieldResolver(() => Wallet)
  wallet(@Ctx() ctx: Context): Promise<Wallet> {
    return walletOf(ctx.em, viewerOf(ctx).id);
  }
}

@Resolver(() => Wallet)
export class WalletResolver {
  @FieldResolver(() => [Hold], {
    description: "Open promises, the soonest deadline first.",
    complexity: 10,
  })
  holds(@Root() wallet: Wallet, @Ctx() ctx: Context): Promise<Hold[]> {
    return openHoldsOf(ctx.em, wallet.id);
  }

  @FieldResolver(() => WalletEntryConnection, { description: "Postings, newest first." })
  history(
    @Root() wallet: Wallet,
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<WalletEntryConnection> {
    return historyOf(ctx.em, wallet.id, { first, after });
  }
}

@Resolver(() => Hold)
export class HoldResolver {
  @FieldResolver(() => Offer, { nullable: true })
  offer(@Root() hold: Hold, @Ctx() ctx: Context): Promise<Offer> | null {
    return hold.offerId === null
      ? null
      : ctx.em
          .getReference(Offer, hold.offerId, { wrapped: true })
          .loadOrFail({ dataloader: true });
  }
}

@Resolver(() => WalletEntry)
export class WalletEntryResolver {
  @FieldResolver(() => User, { nullable: true, description: "The other side, if it is a member." })
  relatedUser(@Root() entry: WalletEntry, @Ctx() ctx: Context): Promise<User> | null {
    if (entry.relatedUserId === null) return null;
    return ctx.em
      .getReference(User, entry.relatedUserId, { wrapped: true })
      .loadOrFail({ dataloader: true });
  }
}
