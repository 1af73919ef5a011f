import { Arg, Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { REPORTS } from "../../core/events/topics.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { readRun } from "./readRuns.ts";
import { ReportRun, ReportRunUpdated } from "./reporting.types.ts";

@Resolver(() => ReportRunUpdated)
export class ReportRunLiveResolver {
  @Subscription(() => ReportRunUpdated, {
    subscribe: ({ context, args }) =>
      (context as Context).services.bus.follow([REPORTS], {
        topics: ["reportRunUpdated", "reportRunProgressed"],
        after: args.after as string | null,
      }),
    description:
      "A run of a report was requested, is further (twice a second at most), or is over. For administrators.",
  })
  reportRunUpdated(
    @Root() { data, cursor }: LiveEvent<{ runId: number }>,
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From ReportRunConnection.cursor, or the last event's.",
    })
    _after: string | null,
  ): ReportRunUpdated {
    return Object.assign(new ReportRunUpdated(), { runId: data.runId, cursor });
  }

  @FieldResolver(() => ReportRun, {
    nullable: true,
    description: "The run as it is now; null once it was deleted.",
  })
  run(@Root() { runId }: ReportRunUpdated, @Ctx() ctx: Context): Promise<ReportRun | null> {
    return readRun(ctx, runId);
  }
}
