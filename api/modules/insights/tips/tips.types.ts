import { Field, ID, ObjectType } from "type-graphql";
import { Basis } from "../basis.types.ts";

@ObjectType({ description: "A tip about the viewer's own items.", simpleResolvers: true })
export class PersonalTip {
  @Field(() => String, { description: "With it, `setNotForMe` puts it away." })
  id!: string;

  @Field(() => String, { description: "The tip in words." })
  text!: string;

  @Field(() => String, { description: "Where something can be done about it." })
  actionUrl!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The guide that members like the most of those about it.",
  })
  guideId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The title of that guide; null where there is none.",
  })
  guideTitle!: string | null;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

/** Source: EN-019 */
@ObjectType({
  description: "What the market can tell a member.",
  simpleResolvers: true,
})
export class UserInsights {
  @Field(() => [String], { description: "The texts of `tips`." })
  personalizedTips!: string[];

  @Field(() => [PersonalTip], { description: "Tips about the viewer's own items." })
  tips!: PersonalTip[];

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}
