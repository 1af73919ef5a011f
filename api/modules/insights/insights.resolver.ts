import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { DescriptionInput, EnhancedDescription } from "./descriptions/descriptions.types.ts";
import { enhanceDescription } from "./descriptions/enhanceDescription.ts";
import { detectProduct } from "./photos/detectProduct.ts";
import { DetectedProduct } from "./photos/products.types.ts";
import { optimizePrices } from "./prices/optimizePrices.ts";
import { PriceOptimizations, PriceQuestionInput, PriceSuggestion } from "./prices/prices.types.ts";
import { suggestPrice } from "./prices/suggestPrice.ts";

@Resolver()
export class InsightsResolver {
  @Query(() => PriceSuggestion, {
    description: "What a thing would sell for, by the prices of other members.",
  })
  priceSuggestion(
    @Ctx() ctx: Context,
    @Arg("input", () => PriceQuestionInput, { description: "The thing whose price is asked." })
    input: PriceQuestionInput,
  ): Promise<PriceSuggestion> {
    return suggestPrice(ctx, input);
  }

  @Query(() => PriceOptimizations, {
    description:
      "The prices of the viewer's items on the market, beside what such things sell for.",
  })
  priceOptimizations(@Ctx() ctx: Context): Promise<PriceOptimizations> {
    return optimizePrices(ctx);
  }

  @Query(() => EnhancedDescription, {
    description: "The same description in better order, and what it does not say yet.",
  })
  enhancedDescription(
    @Ctx() ctx: Context,
    @Arg("input", () => DescriptionInput, { description: "The text, and what it describes." })
    input: DescriptionInput,
  ): Promise<EnhancedDescription> {
    return enhanceDescription(ctx, input);
  }

  @Query(() => DetectedProduct, {
    description:
      "What a photo shows, by the photos of public items. The photo is not kept. Over GraphQL a request has 100 kB at most; POST /api/detect-product takes 10 MB.",
  })
  detectProduct(
    @Ctx() ctx: Context,
    @Arg("image", () => String, {
      description: "A JPEG, PNG, WebP, GIF or AVIF in base64, without a data: prefix.",
    })
    image: string,
    @Arg("withAssistant", () => Boolean, {
      defaultValue: false,
      description:
        "Whether the photo may also be sent to the assistant that `assistant` names. It is sent smaller, and without what the camera wrote into it.",
    })
    withAssistant: boolean,
  ): Promise<DetectedProduct> {
    return detectProduct(ctx, { image, withAssistant });
  }

  @Query(() => String, {
    nullable: true,
    description:
      "The host of the assistant outside the market that looks at photos and puts descriptions in order, where a member agrees; null where there is none.",
  })
  assistant(@Ctx() ctx: Context): string | null {
    return ctx.services.env.assistant?.host ?? null;
  }
}
