import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { transact } from "../../core/transactions/transact.ts";
import { readAchievements } from "./achievements/readAchievements.ts";
import { claimChallenge } from "./challenges/claimChallenge.ts";
import { readChallenges } from "./challenges/readChallenges.ts";
import {
  Achievement,
  Challenge,
  GamificationStats,
  Leaderboard,
  LeaderboardArgs,
} from "./gamification.types.ts";
import { readLeaderboard } from "./leaderboard/readLeaderboard.ts";
import { TpEarned } from "./rewards.types.ts";
import { readStats } from "./xp/readStats.ts";

@Resolver()
export class GamificationResolver {
  @Query(() => [Achievement], {
    description: "All achievements with the viewer's progress; those that are unlocked first.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  achievements(@Ctx() ctx: Context): Promise<Achievement[]> {
    return readAchievements(ctx.em, viewerOf(ctx).id);
  }

  @Query(() => [Challenge], {
    description: "The challenges of this week with the viewer's progress.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  challenges(@Ctx() ctx: Context): Promise<Challenge[]> {
    return readChallenges(ctx.em, viewerOf(ctx).id, ctx.services.clock.now());
  }

  @Query(() => Leaderboard, {
    description: "Who has most XP in a period, and the viewer's own place.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  leaderboard(@Ctx() ctx: Context, @Args() args: LeaderboardArgs): Promise<Leaderboard> {
    return readLeaderboard(ctx, args);
  }

  @Query(() => GamificationStats, {
    description: "The viewer's level, rank, streak and XP.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  gamificationStats(@Ctx() ctx: Context): Promise<GamificationStats> {
    return readStats(ctx.em, viewerOf(ctx).id, ctx.services.clock.now());
  }

  @Mutation(() => TpEarned, {
    description:
      "Takes the TP of a finished challenge of this week. ALREADY_CLAIMED the second time; NOT_EARNED_YET says what is missing; REWARDS_PAUSED when the week's TP for all members are taken.",
  })
  claimChallenge(
    @Ctx() ctx: Context,
    @Arg("challengeId", () => ID, { description: "The challenge's id." }) challengeId: string,
  ): Promise<TpEarned> {
    return transact(ctx, claimChallenge, challengeId).then((earned) =>
      Object.assign(new TpEarned(), earned),
    );
  }
}
