import { Field, ID, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";

@ObjectType({ description: "A tip about the viewer's own items.", simpleResolvers: true })
export class PersonalTip {
  @Field(() => String, { description: "With it, `setNotForMe` puts it away." })
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: "Where something can be done about it." })
  actionUrl!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The guide that members like the most of those about it.",
  })
  guideId!: number | null;

  @Field(() => String, { nullable: true })
  guideTitle!: string | null;

  @Field(() => Basis)
  basis!: Basis;
}

@ObjectType({
  description: "What the market can tell a member. Source: EN-019",
  simpleResolvers: true,
})
export class UserInsights {
  @Field(() => [String], { description: "The texts of `tips`." })
  personalizedTips!: string[];

  @Field(() => [PersonalTip])
  tips!: PersonalTip[];

  @Field(() => Basis)
  basis!: Basis;
}
