import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ClaimState, EarnAction, RewardName, ShareChannel } from "../../core/graphql/enums.ts";

@ObjectType({
  description: "Something that earns TP, by the day or once.",
  simpleResolvers: true,
})
export class EarnOption {
  @Field(() => EarnAction, { description: "What earns it, as `earnTp` takes it." })
  action!: EarnAction;

  @Field(() => String, { description: "Its name in words." })
  title!: string;

  @Field(() => Int, { description: "What it pays now, in whole TP." })
  amount!: number;

  @Field(() => ClaimState, { description: "Whether it can be taken now." })
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

  @Field(() => String, { description: "What has to be done." })
  title!: string;

  @Field(() => Int, { description: "What it pays, 5 to 20 TP." })
  amount!: number;

  @Field(() => Int, { description: "How often it was done this month, up to the target." })
  progress!: number;

  @Field(() => Int, { description: "How often it has to be done in a month." })
  target!: number;

  @Field(() => ClaimState, { description: "Whether it can be taken." })
  state!: ClaimState;
}

@ObjectType({ description: "Given once for something reached.", simpleResolvers: true })
export class Reward {
  @Field(() => RewardName, { description: "Its name, as `claimReward` takes it." })
  reward!: RewardName;

  @Field(() => String, { description: "Its name in words." })
  title!: string;

  @Field(() => String, { description: "What has to be reached." })
  description!: string;

  @Field(() => Int, { description: "What it pays, in whole TP." })
  amount!: number;

  @Field(() => Int, { description: "How far it is, up to the target." })
  progress!: number;

  @Field(() => Int, { description: "What has to be reached." })
  target!: number;

  @Field(() => ClaimState, { description: "Whether it can be taken." })
  state!: ClaimState;

  @Field(() => Date, { nullable: true, description: "When it was taken; null before." })
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

  @Field(() => [EarnOption], { description: "What pays by the day or once." })
  actions!: EarnOption[];

  @Field(() => [CommunityTask], { description: "The task to do next first." })
  tasks!: CommunityTask[];

  @Field(() => [Reward], { description: "What is given once for something reached." })
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
  @Field(() => ID, { description: "The item's id." })
  itemId!: number;

  @Field(() => ShareChannel, { description: "How it was shared." })
  channel!: ShareChannel;
}

@InputType({ description: "An item the viewer has shared." })
export class RecordShareInput {
  @Field(() => ID, { description: "The item's id." })
  itemId!: string;

  @Field(() => ShareChannel, { description: "How it was shared." })
  channel!: ShareChannel;
}
