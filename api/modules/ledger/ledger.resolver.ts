import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { STATEMENT_ROWS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import { SINCE } from "../../core/graphql/args.ts";
import { AnalyticsRange } from "../../core/graphql/enums.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { LedgerProblem } from "./audit.types.ts";
import { auditLedger } from "./auditLedger.ts";
import { WalletUpdated } from "./ledger.events.ts";
import { readStatement } from "./readStatement.ts";
import { readIssue, readSupply } from "./readSupply.ts";
import { historyOf, openHoldsOf, walletOf } from "./readWallet.ts";
import { LedgerIssue, LedgerSupply } from "./supply.types.ts";
import { totalsOf } from "./totals.loader.ts";
import {
  Hold,
  Wallet,
  WalletEntryConnection,
  WalletHistoryFilter,
  WalletStatement,
} from "./wallet.types.ts";

const FROM = { nullable: true, description: "The first UTC day, YYYY-MM-DD." } as const;
const TO = { nullable: true, description: "The last UTC day, YYYY-MM-DD." } as const;

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
    return auditLedger(ctx);
  }

  @Query(() => LedgerSupply, {
    description: "Where all TP are, by the kind of account. For administrators.",
    complexity: 10,
  })
  adminSupply(@Ctx() ctx: Context): Promise<LedgerSupply> {
    return readSupply(ctx);
  }

  @Query(() => LedgerIssue, {
    description: "What the treasury issued and got back, by reason and by day. For administrators.",
    complexity: 30,
  })
  adminIssue(
    @Ctx() ctx: Context,
    @Arg("range", () => AnalyticsRange, {
      defaultValue: "d30",
      description: "The days that are counted.",
    })
    range: AnalyticsRange,
  ): Promise<LedgerIssue> {
    return readIssue(ctx, range);
  }

  @Query(() => WalletStatement, {
    description: `The viewer's postings of some UTC days, between two balances; at most ${STATEMENT_ROWS_MAX}. Without days, this month's.`,
    // Twenty rows: the entries count as four already.
    complexity: ({ childComplexity }) => 50 + 5 * childComplexity,
  })
  walletStatement(
    @Ctx() ctx: Context,
    @Arg("from", () => String, FROM) from: string | null,
    @Arg("to", () => String, TO) to: string | null,
  ): Promise<WalletStatement> {
    return readStatement(ctx, { from, to });
  }

  @Subscription(() => WalletUpdated, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["walletUpdated"], args.after),
    description: "The viewer's balance, holds or history changed.",
  })
  walletUpdated(
    @Root() event: LiveEvent,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): WalletUpdated {
    return { cursor: event.cursor };
  }
}

@Resolver(() => WalletUpdated)
export class WalletUpdatedResolver {
  @FieldResolver(() => Wallet, { description: "The wallet as it is now." })
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
    @Arg("filter", () => WalletHistoryFilter, {
      nullable: true,
      description: "Which postings. Left out: all.",
    })
    filter: WalletHistoryFilter | null,
  ): Promise<WalletEntryConnection> {
    return historyOf(ctx.em, wallet.id, { first, after, filter });
  }

  @FieldResolver(() => Int, {
    description:
      "TP on their way to the member: held by others for open offers, and in escrow for orders that are not delivered.",
  })
  incoming(@Root() wallet: Wallet, @Ctx() ctx: Context): Promise<number> {
    return totalsOf(ctx, wallet.id).then(({ incoming }) => incoming);
  }

  @FieldResolver(() => Int, { description: "All TP that ever came in, the opening 100 too." })
  totalEarned(@Root() wallet: Wallet, @Ctx() ctx: Context): Promise<number> {
    return totalsOf(ctx, wallet.id).then(({ earned }) => earned);
  }

  @FieldResolver(() => Int, { description: "All TP that were ever paid." })
  totalSpent(@Root() wallet: Wallet, @Ctx() ctx: Context): Promise<number> {
    return totalsOf(ctx, wallet.id).then(({ spent }) => spent);
  }
}
