import { Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { AdminStats } from "./adminStats.types.ts";
import { followStats } from "./liveStats.ts";

@Resolver()
export class AdminStatsLiveResolver {
  @Subscription(() => AdminStats, {
    subscribe: ({ context }) => followStats((context as Context).services),
    description:
      "The figures of the market whenever they changed, every two seconds at most. For administrators.",
  })
  adminStatsUpdated(@Root() { data }: LiveEvent<{ figures: AdminStats }>): AdminStats {
    return data.figures;
  }
}
