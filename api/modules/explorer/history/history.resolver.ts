import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { AFTER, FIRST } from "../../../core/graphql/paging.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { clearHistory, deleteRun } from "./deleteRuns.ts";
import {
  ExplorerHistoryCleared,
  ExplorerRunConnection,
  ExplorerRunDeleted,
} from "./history.types.ts";
import { readHistory } from "./readHistory.ts";

@Resolver()
export class HistoryResolver {
  @Query(() => ExplorerRunConnection, {
    description:
      "What the viewer has asked the explorer: the newest 1000 runs of the last 90 days. For administrators.",
  })
  explorerHistory(
    @Ctx() ctx: Context,
    @Arg("q", () => String, { nullable: true, description: "Text in the document." })
    q: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ExplorerRunConnection> {
    return readHistory(ctx, q, { first, after });
  }

  @Mutation(() => ExplorerRunDeleted, {
    description: "Deletes a run from the viewer's history. For administrators.",
  })
  async deleteExplorerRun(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "The run's id." }) id: string,
  ): Promise<ExplorerRunDeleted> {
    return { id: await transact(ctx, deleteRun, { id }) };
  }

  @Mutation(() => ExplorerHistoryCleared, {
    description: "Deletes the viewer's history. For administrators.",
  })
  async clearExplorerHistory(@Ctx() ctx: Context): Promise<ExplorerHistoryCleared> {
    return { count: await transact(ctx, clearHistory, undefined) };
  }
}
