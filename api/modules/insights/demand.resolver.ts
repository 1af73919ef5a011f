import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { TrendRange } from "../../core/graphql/enums.ts";
import { DemandForecasts, MarketPredictions } from "./demand/demand.types.ts";
import { readDemand } from "./demand/readDemand.ts";
import { readPredictions } from "./demand/readPredictions.ts";

@Resolver()
export class DemandResolver {
  @Query(() => MarketPredictions, {
    description:
      "How many members will be interested in each category on the UTC days from today on, by the days before.",
  })
  marketPredictions(
    @Ctx() ctx: Context,
    @Arg("timeRange", () => TrendRange, {
      defaultValue: "h24",
      description: "How many days: 1, 7 or 30.",
    })
    timeRange: TrendRange,
  ): Promise<MarketPredictions> {
    return readPredictions(ctx, timeRange);
  }

  @Query(() => DemandForecasts, {
    description: "The interest in each category, beside what is offered and changes hands.",
  })
  demandForecasts(@Ctx() ctx: Context): Promise<DemandForecasts> {
    return readDemand(ctx);
  }
}
