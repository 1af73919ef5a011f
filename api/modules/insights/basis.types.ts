import { Field, Float, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "One fact behind an answer.", simpleResolvers: true })
export class BasisEvidence {
  @Field(() => String, { description: "What the fact is about." })
  label!: string;

  @Field(() => String, { description: "The fact, as text." })
  value!: string;

  @Field(() => ID, { nullable: true, description: "The item it is about." })
  itemId!: number | null;

  @Field(() => String, { nullable: true, description: "Where it can be looked at." })
  url!: string | null;
}

@ObjectType({
  description: "How good earlier answers were, beside those of a simple guess.",
  simpleResolvers: true,
})
export class BasisAccuracy {
  @Field(() => String, { description: "What is measured." })
  measure!: string;

  @Field(() => Float, { description: "How good the answers were, in terms of `measure`." })
  value!: number;

  @Field(() => Float, { description: "The same of the simple guess." })
  baseline!: number;

  @Field(() => String, { description: "What the simple guess is." })
  baselineName!: string;

  @Field(() => Int, { description: "How many answers it is measured on." })
  n!: number;
}

@ObjectType({ description: "How an answer came about.", simpleResolvers: true })
export class Basis {
  @Field(() => String, { description: "The method, in words." })
  method!: string;

  @Field(() => Int, { description: "How many facts there are." })
  sampleSize!: number;

  @Field(() => Int, { description: "How many facts it takes for an answer; none are TP." })
  needed!: number;

  @Field(() => Boolean, { description: "Whether there are enough facts for an answer." })
  isEnough!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Why there is no answer: Not enough data yet: 3 of 8 prices.",
  })
  shortfall!: string | null;

  @Field(() => [BasisEvidence], { description: "The facts that weigh most." })
  evidence!: BasisEvidence[];

  @Field(() => Date, { description: "Until when facts are counted." })
  asOf!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Of what event `confidence` is the probability; null where everything is counted and nothing estimated.",
  })
  confidenceMeans!: string | null;

  @Field(() => BasisAccuracy, { nullable: true, description: "Null while nothing is measured." })
  accuracy!: BasisAccuracy | null;
}
