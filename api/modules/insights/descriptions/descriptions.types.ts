import { Field, InputType, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";

@InputType({ description: "A description that is to read better. Source: EP-040" })
export class DescriptionInput {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String)
  category!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the text may be sent to the assistant that `assistant` names. Default: false.",
  })
  withAssistant?: boolean | null;
}

@ObjectType({
  description:
    "A reworded description. It has no word that its writer did not write. Source: EP-040",
  simpleResolvers: true,
})
export class EnhancedDescription {
  @Field(() => String)
  enhancedDescription!: string;

  @Field(() => [String], { description: "What it does not say yet, and a buyer would ask." })
  questions!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      "The host of the assistant that put the sentences in order; null where the market did.",
  })
  assistant!: string | null;

  @Field(() => Basis)
  basis!: Basis;
}
