import { Field, Float, ObjectType } from "type-graphql";

@ObjectType({
  description: "A promise of the books that does not hold. Right books have none.",
  simpleResolvers: true,
})
export class LedgerProblem {
  @Field(() => String, { description: "What is wrong, in words." })
  problem!: string;

  @Field(() => String, {
    description: "The row it is about: its kind and its number, such as account 7.",
  })
  subject!: string;

  @Field(() => Float, { description: "What the figure should be: whole TP, or a count of rows." })
  expected!: number;

  @Field(() => Float, { description: "What the figure is: whole TP, or a count of rows." })
  found!: number;
}
