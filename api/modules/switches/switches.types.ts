import { Field, ID, InputType, ObjectType } from "type-graphql";
import { SWITCH_REASON } from "../../../schema/limits.ts";
import type { Closed } from "../../core/access/switches.ts";
import { SwitchName } from "../../core/graphql/enums.ts";
import { Cursor } from "../../core/graphql/scalars.ts";

@ObjectType({ description: "A feature that the market has closed for now.", simpleResolvers: true })
export class ClosedFeature implements Closed {
  @Field(() => SwitchName, { description: "Its name, as in `SwitchName`." })
  name!: SwitchName;

  @Field(() => String, { description: "What the administrator wrote for members." })
  reason!: string;

  @Field(() => String, {
    description:
      'In one sentence: "Offers are closed at the moment: ..."; a refusal says the same.',
  })
  message!: string;
}

@ObjectType({ description: "What the market has closed for now.", simpleResolvers: true })
export class ClosedFeatures {
  @Field(() => Cursor, { description: "Where closedFeaturesUpdated goes on." })
  cursor!: string;

  @Field(() => [ClosedFeature], { description: "Empty where everything is open." })
  features!: readonly ClosedFeature[];
}

@ObjectType({
  description: "A switch that closes a feature, for administrators.",
  simpleResolvers: true,
})
export class AdminSwitch {
  changedById!: number | null;

  @Field(() => ID, { description: "Its name." })
  id!: SwitchName;

  @Field(() => SwitchName, { description: "Its name, as `setSwitch` takes it." })
  name!: SwitchName;

  @Field(() => Boolean, { description: "Whether the feature is open." })
  isOn!: boolean;

  @Field(() => Date, { nullable: true, description: "Null where nobody has ever set it." })
  changedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Why; of one that is off, members read it." })
  reason!: string | null;
}

@InputType({ description: "Which switch, and how it is to stand." })
export class SetSwitchInput {
  @Field(() => SwitchName, { description: "Which switch." })
  name!: SwitchName;

  @Field(() => Boolean, { description: "False closes the feature, true opens it again." })
  isOn!: boolean;

  @Field(() => String, {
    description: `${SWITCH_REASON.min} to ${SWITCH_REASON.max} characters. Members read why it is closed.`,
  })
  reason!: string;
}
