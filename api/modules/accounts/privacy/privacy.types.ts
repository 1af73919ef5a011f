import { Field, InputType, ObjectType } from "type-graphql";
import { Visibility } from "../../../core/graphql/enums.ts";

@ObjectType({
  description: "Who may see what of the viewer, and whether their activity is used.",
  simpleResolvers: true,
})
export class Privacy {
  @Field(() => Visibility, { description: "The place the member wrote." })
  location!: Visibility;

  @Field(() => Visibility, { description: "Whether the member is online." })
  online!: Visibility;

  @Field(() => Visibility, { description: "The items the member wants: those they like." })
  wantedItems!: Visibility;

  @Field(() => Visibility, {
    description: "The place on the leaderboard, which only members see; `nobody` leaves it.",
  })
  leaderboard!: Visibility;

  @Field(() => Boolean, {
    description:
      "Whether visits and looks are kept, and what the viewer does is learned from: recommendations, predictions and a profile for the viewer, and evidence for others.",
  })
  isActivityUsed!: boolean;
}

@InputType({
  description:
    "Who may see what of the viewer, and whether their activity is used. What is left out stays.",
})
export class UpdatePrivacyInput {
  @Field(() => Visibility, { nullable: true, description: "Who sees the place the viewer wrote." })
  location?: Visibility | null;

  @Field(() => Visibility, {
    nullable: true,
    description: "Who sees whether the viewer is online.",
  })
  online?: Visibility | null;

  @Field(() => Visibility, { nullable: true, description: "Who sees the items the viewer likes." })
  wantedItems?: Visibility | null;

  @Field(() => Visibility, {
    nullable: true,
    description: "Who sees the place on the leaderboard; `nobody` leaves it.",
  })
  leaderboard?: Visibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Off deletes the viewer's visits, looks at items and predictions.",
  })
  isActivityUsed?: boolean | null;
}
