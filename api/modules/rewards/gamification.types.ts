import { ArgsType, Field, Float, ID, Int, ObjectType } from "type-graphql";
import { LEADERBOARD } from "../../../schema/limits.ts";
import {
  AchievementCategory,
  AchievementRarity,
  ChallengeType,
  LeaderboardPeriod,
  TrustLevel,
} from "../../core/graphql/enums.ts";
import { Basis } from "../insights/index.ts";

/** Source: EN-030 */
@ObjectType({
  description: "Something to reach in the market. Unlocked once, for good.",
  simpleResolvers: true,
})
export class Achievement {
  @Field(() => ID, { description: "The achievement's id." })
  id!: number;

  @Field(() => String, { description: "Its name." })
  title!: string;

  @Field(() => String, { description: "What has to be done." })
  description!: string;

  @Field(() => String, { description: "The name of its picture, of the Lucide icons." })
  icon!: string;

  @Field(() => AchievementCategory, { description: "What it is about." })
  category!: AchievementCategory;

  @Field(() => AchievementRarity, { description: "How rare it is meant to be." })
  rarity!: AchievementRarity;

  @Field(() => Boolean, { description: "Whether the viewer has reached it." })
  unlocked!: boolean;

  @Field(() => Date, { nullable: true, description: "When the viewer reached it; null before." })
  unlockedAt!: Date | null;

  @Field(() => Int, { description: "How far the viewer is, up to `maxProgress`." })
  progress!: number;

  @Field(() => Int, { description: "What has to be reached for it." })
  maxProgress!: number;

  @Field(() => Int, { description: "The XP it gives." })
  points!: number;

  @Field(() => String, { description: "The same in words: 20 XP." })
  reward!: string;

  @Field(() => Int, { description: "How many members have it." })
  holders!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "The share of the members with XP who have it, 0 to 1; null with fewer than 20 such members.",
  })
  share!: number | null;
}

/** Source: EN-031 */
@ObjectType({
  description: "A challenge of this ISO week in UTC.",
  simpleResolvers: true,
})
export class Challenge {
  @Field(() => ID, { description: "The challenge's id." })
  id!: number;

  @Field(() => String, { description: "Its name." })
  title!: string;

  @Field(() => String, { description: "What has to be done." })
  description!: string;

  @Field(() => ChallengeType, { description: "What it is about." })
  type!: ChallengeType;

  @Field(() => Int, { description: "How far the viewer is, up to `target`." })
  progress!: number;

  @Field(() => Int, { description: "How often it has to be done." })
  target!: number;

  @Field(() => Boolean, { description: "Whether the viewer has reached the target." })
  completed!: boolean;

  @Field(() => Boolean, { description: "Whether its reward was taken." })
  claimed!: boolean;

  @Field(() => Int, { description: "Seconds until the week ends." })
  timeRemaining!: number;

  @Field(() => Date, { description: "When the week ends." })
  endsAt!: Date;

  @Field(() => Int, { description: "Whole TP, without the bonus." })
  reward!: number;

  @Field(() => Float, {
    description: "1 to 1.5: a tenth more for each week in a row with a finished challenge.",
  })
  bonusMultiplier!: number;

  @Field(() => Int, { description: "What it pays: `reward` with the bonus, in whole TP." })
  pays!: number;
}

/** Source: EN-032 */
@ObjectType({
  description: "A member's place on the leaderboard.",
  simpleResolvers: true,
})
export class LeaderboardRow {
  @Field(() => ID, { description: "The member's id." })
  userId!: number;

  @Field(() => Int, { description: "Equal points share a rank: 1, 2, 2, 4." })
  rank!: number;

  @Field(() => String, { description: "The member's unique name." })
  username!: string;

  @Field(() => String, { description: "The name that others see." })
  displayName!: string;

  @Field(() => String, {
    nullable: true,
    description: "Path of the member's picture; null without one.",
  })
  avatar!: string | null;

  @Field(() => Int, { description: "The member's level, from all XP." })
  level!: number;

  @Field(() => TrustLevel, { description: "The member's reputation tier." })
  trustLevel!: TrustLevel;

  @Field(() => Int, {
    description: "XP of what was done in the period; for `all` those of achievements too.",
  })
  points!: number;

  @Field(() => Int, { description: "Days in a row with a daily claim." })
  streak!: number;

  @Field(() => Boolean, { description: "Whether it is the viewer." })
  isCurrentUser!: boolean;
}

@ObjectType({ description: "Who has most XP.", simpleResolvers: true })
export class Leaderboard {
  @Field(() => LeaderboardPeriod, { description: "Since when XP count." })
  period!: LeaderboardPeriod;

  @Field(() => [LeaderboardRow], { description: "Those with most XP, the first first." })
  rows!: LeaderboardRow[];

  @Field(() => LeaderboardRow, {
    nullable: true,
    description:
      "The viewer's own, wherever it is; null without XP in the period, or off the leaderboard.",
  })
  ownRow!: LeaderboardRow | null;

  @Field(() => Int, { description: "How many members have XP in the period." })
  members!: number;

  @Field(() => Basis, { description: "How it came about." })
  basis!: Basis;
}

/** Source: EN-033 */
@ObjectType({
  description: "The viewer's level and what led to it.",
  simpleResolvers: true,
})
export class GamificationStats {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => Int, { description: "Begins at 50 × level × (level − 1) XP." })
  level!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Among all members, by all XP; null without XP, or off the leaderboard.",
  })
  rank!: number | null;

  @Field(() => Int, { description: "Days in a row with a daily claim." })
  streak!: number;

  @Field(() => Int, { description: "XP since this level began." })
  currentXP!: number;

  @Field(() => Int, { description: "XP from the beginning of this level to the next." })
  nextLevelXP!: number;

  @Field(() => Int, { description: "All XP." })
  totalPoints!: number;

  @Field(() => Int, { description: "How many achievements are unlocked." })
  achievements!: number;

  @Field(() => Float, { description: "Of all achievements, the percentage that is unlocked." })
  completionRate!: number;

  @Field(() => Basis, { description: "The newest XP, and why something gave none." })
  basis!: Basis;
}

@ObjectType({
  description: "XP of members changed. At most every five seconds.",
  simpleResolvers: true,
})
export class LeaderboardUpdated {
  @Field(() => Date, { description: "When they had changed." })
  asOf!: Date;
}

@ArgsType()
export class LeaderboardArgs {
  @Field(() => LeaderboardPeriod, { defaultValue: "week", description: "Since when XP count." })
  period!: LeaderboardPeriod;

  @Field(() => Int, {
    defaultValue: LEADERBOARD.rows,
    description: `How many rows, 1 to ${LEADERBOARD.mostRows}.`,
  })
  first!: number;
}
