import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { AFTER, FIRST } from "../../../core/graphql/paging.ts";
import { ChainTransactionConnection, PublicLog } from "./log.types.ts";
import { readPublicLog } from "./readLog.ts";
import { readTransactions } from "./readTransactions.ts";

@Resolver()
export class PublicLogResolver {
  @Query(() => ChainTransactionConnection, {
    description:
      "The viewer's transactions, the newest first: what offers promise, what is in the books, what is in the public log too, and what was promised and never paid.",
  })
  chainTransactions(
    @Ctx() ctx: Context,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ChainTransactionConnection> {
    return readTransactions(ctx, { first, after });
  }

  @Query(() => PublicLog, {
    nullable: true,
    description: "The public log of the market's books; null before its first checkpoint.",
  })
  publicLog(@Ctx() ctx: Context): Promise<PublicLog | null> {
    return readPublicLog(ctx);
  }
}
