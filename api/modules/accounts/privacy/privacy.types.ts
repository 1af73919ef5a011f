import { Field, InputType, ObjectType } from "type-graphql";
import { Visibility } from "../../../core/graphql/enums.ts";

@ObjectType({ description: "Who may see what of the viewer.", simpleResolvers: true })
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
}

@InputType({ description: "Who may see what of the viewer. What is left out stays." })
export class UpdatePrivacyInput {
  @Field(() => Visibility, { nullable: true })
  location?: Visibility | null;

  @Field(() => Visibility, { nullable: true })
  online?: Visibility | null;

  @Field(() => Visibility, { nullable: true })
  wantedItems?: Visibility | null;

  @Field(() => Visibility, { nullable: true })
  leaderboard?: Visibility | null;
}
