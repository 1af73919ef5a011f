import { Field, InputType, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";

/** Source: EP-040 */
@InputType({ description: "A description that is to read better." })
export class DescriptionInput {
  @Field(() => String, { description: "The item's title." })
  title!: string;

  @Field(() => String, { description: "The text that is to read better." })
  description!: string;

  @Field(() => String, { description: "One of `categories`, or one of its labels." })
  category!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the text may be sent to the assistant that `assistant` names. Default: false.",
  })
  withAssistant?: boolean | null;
}

/** Source: EP-040 */
@ObjectType({
  description: "A reworded description. It has no word that its writer did not write.",
  simpleResolvers: true,
})
export class EnhancedDescription {
  @Field(() => String, { description: "The text in better order." })
  enhancedDescription!: string;

  @Field(() => [String], { description: "What it does not say yet, and a buyer would ask." })
  questions!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      "The host of the assistant that put the sentences in order; null where the market did.",
  })
  assistant!: string | null;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}
