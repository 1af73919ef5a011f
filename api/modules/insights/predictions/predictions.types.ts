import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import {
  PredictionImpact,
  PredictionOutcome,
  PredictionType,
} from "../../../core/graphql/enums.ts";
import { Basis } from "../basis.types.ts";

/** Source: EN-027 */
@ObjectType({
  description: "Something that is expected until a day, and looked at on that day.",
  simpleResolvers: true,
})
export class Prediction {
  @Field(() => ID, { description: "The prediction's id." })
  id!: number;

  @Field(() => PredictionType, { description: "What it is about." })
  type!: PredictionType;

  @Field(() => String, {
    description: "What it is about, as setNotForMe takes it: prediction:timing:item:12.",
  })
  topic!: string;

  @Field(() => String, { description: "The same in a few words." })
  title!: string;

  @Field(() => String, { description: "What is expected." })
  description!: string;

  @Field(() => PredictionImpact, { description: "How much depends on it." })
  impact!: PredictionImpact;

  @Field(() => String, { description: "Until when it comes: by 12 December 2026." })
  timeline!: string;

  @Field(() => Date, { description: "When it is looked at." })
  dueAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: "The probability that it comes, in %; null while it is not measured.",
  })
  confidence!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many of 100 predictions of this type came in the last 90 days; null with fewer than 20.",
  })
  accuracy!: number | null;

  @Field(() => String, { description: "Why it is expected, in words." })
  reasoning!: string;

  @Field(() => [String], { description: "What the viewer could do, in words." })
  suggestedActions!: string[];

  @Field(() => Int, {
    nullable: true,
    description: "What more the viewer may get, in whole TP; null where that is not known.",
  })
  potentialValue!: number | null;

  @Field(() => String, { description: "Where the viewer can act on it." })
  actionUrl!: string;

  @Field(() => PredictionOutcome, { nullable: true, description: "Null until it is known." })
  outcome!: PredictionOutcome | null;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

@ObjectType({ description: "How predictions of a type came out.", simpleResolvers: true })
export class PredictionRecord {
  @Field(() => PredictionType, { description: "Which type." })
  type!: PredictionType;

  @Field(() => Int, { description: "How many came as they were said, of those of 90 days." })
  right!: number;

  @Field(() => Int, { description: "How many there were." })
  resolved!: number;
}

@ObjectType({
  description: "How long the things of a third of the prices wait until they change hands.",
  simpleResolvers: true,
})
export class WaitCurve {
  @Field(() => String, { description: "The third of the prices of each category: the cheapest." })
  label!: string;

  @Field(() => Int, { description: "How many listings were followed." })
  listings!: number;

  @Field(() => Int, { description: "How many of them changed hands." })
  sold!: number;

  @Field(() => Int, {
    nullable: true,
    description: "After how many days half of them are gone; null where it is not known.",
  })
  halfGoneAfter!: number | null;

  @Field(() => [Float], {
    description: "The share that is still there after 0, 1, 2 and more days, from 0 to 1.",
  })
  unsold!: number[];
}

@ObjectType({ description: "What is expected for the viewer.", simpleResolvers: true })
export class Predictions {
  @Field(() => [Prediction], { description: "Those that wait for their day." })
  entries!: Prediction[];

  @Field(() => [Prediction], { description: "How the last ones came out, the newest first." })
  past!: Prediction[];

  @Field(() => [PredictionRecord], { description: "Of all members' predictions." })
  records!: PredictionRecord[];

  @Field(() => [WaitCurve], { description: "The cheapest third first; empty without enough data." })
  waits!: WaitCurve[];

  @Field(() => Basis, { description: "How they came about." })
  basis!: Basis;
}
