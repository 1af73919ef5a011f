import { Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import { LeaderboardUpdated } from "./gamification.types.ts";
import { followLeaderboard } from "./leaderboard/followLeaderboard.ts";

@Resolver()
export class LeaderboardLiveResolver {
  @Subscription(() => LeaderboardUpdated, {
    subscribe: ({ context }) => followLeaderboard((context as Context).services),
    description: "XP changed: the leaderboard may have another order. At most every five seconds.",
  })
  leaderboardUpdated(
    @Root() { data }: LiveEvent<{ figures: LeaderboardUpdated }>,
  ): LeaderboardUpdated {
    return data.figures;
  }
}
