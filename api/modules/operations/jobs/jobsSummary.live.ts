import { Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follower.ts";
import { JobsSummary } from "./job.types.ts";
import { followSummary } from "./readSummary.ts";

@Resolver()
export class JobsSummaryLiveResolver {
  @Subscription(() => JobsSummary, {
    subscribe: ({ context }) => followSummary((context as Context).services),
    description:
      "The figures of what the market does by itself whenever they changed, every two seconds at most. For administrators.",
  })
  jobsSummaryUpdated(@Root() { data }: LiveEvent<{ figures: JobsSummary }>): JobsSummary {
    return data.figures;
  }
}
