import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { Behavior, Personality } from "./neural/neural.types.ts";
import { readBehavior } from "./neural/readBehavior.ts";
import { readPersonality } from "./neural/readPersonality.ts";
import { Predictions } from "./predictions/predictions.types.ts";
import { readOwnPredictions } from "./predictions/readOwnPredictions.ts";

@Resolver()
export class NeuralResolver {
  @Query(() => Predictions, {
    description:
      "What is expected for the viewer until a day, and how the last predictions came out.",
  })
  predictions(@Ctx() ctx: Context): Promise<Predictions> {
    return readOwnPredictions(ctx);
  }

  @Query(() => Personality, {
    description: "How the viewer trades, beside other members: statistics of what they did here.",
  })
  personality(@Ctx() ctx: Context): Promise<Personality> {
    return readPersonality(ctx);
  }

  @Query(() => Behavior, {
    description: "What the viewer does more often than others, and when.",
  })
  behavior(@Ctx() ctx: Context): Promise<Behavior> {
    return readBehavior(ctx);
  }
}
