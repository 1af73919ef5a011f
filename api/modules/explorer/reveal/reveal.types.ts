import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A masked value of a table.", simpleResolvers: true })
export class RevealedValue {
  @Field(() => String, { nullable: true, description: "As text; null where the row has none." })
  value!: string | null;
}
