import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ClaimState, EarnAction, RewardName, ShareChannel } from "../../core/graphql/enums.ts";

@ObjectType({
  description: "Something that earns TP, by the day or once.",
  simpleResolvers: true,
})
export class EarnOption {
  @Field(() => EarnAction)
  action!: EarnAction;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: "What it pays now, in whole TP." })
  amount!: number;

  @Field(() => ClaimState)
  state!: ClaimState;

  @Field(() => String, { description: "What to do for it, or when it can be taken again." })
  hint!: string;
}

@ObjectType({
  description:
    "Something useful for the market. Done in a UTC month it pays once, and one task pays a day.",
  simpleResolvers: true,
})
export class CommunityTask {
  @Field(() => ID, { description: "The task's name." })
  task!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { description: "What it pays, 5 to 20 TP." })
  amount!: number;

  @Field(() => Int, { description: "How often it was done this month, up to the target." })
  progress!: number;

  @Field(() => Int)
  target!: number;

  @Field(() => ClaimState)
  state!: ClaimState;
}

@ObjectType({ description: "Given once for something reached.", simpleResolvers: true })
export class Reward {
  @Field(() => RewardName)
  reward!: RewardName;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: "What has to be reached." })
  description!: string;

  @Field(() => Int, { description: "What it pays, in whole TP." })
  amount!: number;

  @Field(() => Int, { description: "How far it is, up to the target." })
  progress!: number;

  @Field(() => Int)
  target!: number;

  @Field(() => ClaimState)
  state!: ClaimState;

  @Field(() => Date, { nullable: true })
  claimedAt!: Date | null;
}

@ObjectType({
  description: "What the viewer can earn beside deals, and what is taken already.",
  simpleResolvers: true,
})
export class Earnings {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => Int, { description: "UTC days in a row with a daily claim, up to today." })
  streak!: number;

  @Field(() => [EarnOption])
  actions!: EarnOption[];

  @Field(() => [CommunityTask], { description: "The task to do next first." })
  tasks!: CommunityTask[];

  @Field(() => [Reward])
  rewards!: Reward[];
}

@ObjectType({ description: "TP were earned.", simpleResolvers: true })
export class TpEarned {
  @Field(() => Int, { description: "Whole TP." })
  amount!: number;

  @Field(() => String, { description: "What for, as the wallet history says it." })
  description!: string;

  @Field(() => String, { description: "What happened, in words." })
  message!: string;
}

@ObjectType({ description: "A share was noted.", simpleResolvers: true })
export class ShareRecorded {
  @Field(() => ID)
  itemId!: number;

  @Field(() => ShareChannel)
  channel!: ShareChannel;
}

@InputType({ description: "An item the viewer has shared." })
export class RecordShareInput {
  @Field(() => ID)
  itemId!: string;

  @Field(() => ShareChannel)
  channel!: ShareChannel;
}
