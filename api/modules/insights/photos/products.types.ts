import { Field, Float, Int, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";
import { PriceRange } from "../prices/prices.types.ts";

/** Source: EN-015 */
@ObjectType({
  description: "What helps a listing of the product.",
  simpleResolvers: true,
})
export class ProductInsights {
  @Field(() => String, { description: "How good the photo is, in words." })
  analysisQuality!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The four hours of the week in which members make most offers, write and like most; null where none stand out.",
  })
  optimalListingTime!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "With so many photos more items sold; null where no difference is measured.",
  })
  recommendedPhotos!: number | null;
}

@ObjectType({ description: "What the photo may show.", simpleResolvers: true })
export class ProductCandidate {
  @Field(() => String, { nullable: true, description: "What similar items are called." })
  name!: string | null;

  @Field(() => String, { description: "One of `categories`." })
  category!: string;

  @Field(() => String, {
    nullable: true,
    description: "A text for a listing; null where there is none.",
  })
  description!: string | null;

  @Field(() => [String], { description: "Words that similar items carry." })
  tags!: string[];
}

/** Source: EN-015 */
@ObjectType({
  description:
    "What a photo shows, by the photos of this market. Without enough data, and where `isCertain` is false, it is null what it shows.",
  simpleResolvers: true,
})
export class DetectedProduct {
  @Field(() => String, { nullable: true, description: "What similar items are called." })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A text for a listing; null where it is not known.",
  })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "One of `categories`; null where it is not known.",
  })
  category!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "That of most similar items: a photo does not show it. Please check it.",
  })
  condition!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Whole TP, as priceSuggestion says; null without enough prices.",
  })
  suggestedPrice!: number | null;

  @Field(() => PriceRange, { nullable: true, description: "80 to 120 % of it." })
  priceRange!: PriceRange | null;

  @Field(() => Float, {
    nullable: true,
    description: "From 0 to 1; null while it is not measured: see basis.confidenceMeans.",
  })
  confidence!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Of an item that has the same photo, if its title names one.",
  })
  brand!: string | null;

  @Field(() => [String], { description: "At most five." })
  tags!: string[];

  @Field(() => ProductInsights, { description: "What the photo tells beside the item itself." })
  aiInsights!: ProductInsights;

  @Field(() => Boolean, {
    description:
      "Whether it is said what it is: with a confidence of 0.5 or more, or by an assistant.",
  })
  isCertain!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The host of the assistant that named it; null where the market did.",
  })
  assistant!: string | null;

  @Field(() => [ProductCandidate], {
    description: "What it may be, the likeliest first; at most three. Empty without enough data.",
  })
  candidates!: ProductCandidate[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}
