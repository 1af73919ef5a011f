import { Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { followTrending } from "./trends/followTrending.ts";
import { TrendingUpdated } from "./trends/trends.types.ts";

@Resolver()
export class TrendingLiveResolver {
  @Subscription(() => TrendingUpdated, {
    subscribe: ({ context }) => followTrending((context as Context).services),
    description: "What is in demand was counted anew.",
  })
  trendingUpdated(@Root() { data }: LiveEvent<{ figures: TrendingUpdated }>): TrendingUpdated {
    return data.figures;
  }
}
