import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { RECOMMENDATIONS as LIMITS } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { TrendRange } from "../../core/graphql/enums.ts";
import { transact } from "../../core/transactions/transact.ts";
import { recommend } from "./taste/recommend.ts";
import { NotForMe, Recommendations } from "./taste/recommendations.types.ts";
import { setNotForMe } from "./taste/setNotForMe.ts";
import { readTips } from "./tips/readTips.ts";
import { UserInsights } from "./tips/tips.types.ts";
import { readTrending } from "./trends/readTrending.ts";
import { Trending } from "./trends/trends.types.ts";

@Resolver()
export class RecommendationsResolver {
  @Query(() => Recommendations, {
    description: "What may be for the viewer, by what the viewer looked at, liked and asked for.",
    complexity: ({ args, childComplexity }) => 10 + Number(args["limit"]) * childComplexity,
  })
  recommendations(
    @Ctx() ctx: Context,
    @Arg("limit", () => Int, {
      defaultValue: LIMITS.count,
      description: `How many, 1 to ${LIMITS.max}.`,
    })
    limit: number,
    @Arg("categories", () => [String], {
      defaultValue: [],
      description:
        "What the viewer is after, for as long as too little is known of them; at most 3.",
    })
    categories: string[],
  ): Promise<Recommendations> {
    return recommend(ctx, { limit, categories });
  }

  @Query(() => Trending, {
    description: "The items that most members look at, like and ask for, more than before.",
    complexity: ({ args, childComplexity }) => 10 + Number(args["limit"]) * childComplexity,
  })
  trending(
    @Ctx() ctx: Context,
    @Arg("timeRange", () => TrendRange, {
      defaultValue: "h24",
      description: "How far back demand is counted.",
    })
    timeRange: TrendRange,
    @Arg("limit", () => Int, {
      defaultValue: LIMITS.count,
      description: `How many, 1 to ${LIMITS.max}.`,
    })
    limit: number,
  ): Promise<Trending> {
    return readTrending(ctx, { timeRange, limit });
  }

  @Query(() => UserInsights, {
    description: "Tips about the viewer's own items.",
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  userInsights(@Ctx() ctx: Context): Promise<UserInsights> {
    return readTips(ctx);
  }

  @Mutation(() => NotForMe, {
    description:
      "Puts a recommendation, a tip or a prediction away, by its id or topic, or takes that back. BAD_USER_INPUT where no recommendation has the id.",
  })
  setNotForMe(
    @Ctx() ctx: Context,
    @Arg("id", () => String, {
      description: "The id of a recommendation or a tip, or the topic of a prediction.",
    })
    id: string,
    @Arg("isNotForMe", () => Boolean, { description: "True puts it away, false takes that back." })
    isNotForMe: boolean,
  ): Promise<NotForMe> {
    return transact(ctx, setNotForMe, { id, isNotForMe });
  }
}
