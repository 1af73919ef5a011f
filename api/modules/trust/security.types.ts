import { Field, Int, ObjectType } from "type-graphql";
import { SecurityCheck, VerificationLevel } from "../../core/graphql/enums.ts";

@ObjectType({ description: "One part of the security score.", simpleResolvers: true })
export class SecurityReason {
  @Field(() => SecurityCheck, { description: "Which part." })
  check!: SecurityCheck;

  @Field(() => String, { description: "Its name in words." })
  title!: string;

  @Field(() => Int, { description: "What it adds to the score." })
  points!: number;

  @Field(() => Int, { description: "What it can add at most." })
  maxPoints!: number;

  @Field(() => String, { description: "Why, and what would help." })
  reason!: string;
}

@ObjectType({
  description: "How well the account is protected, from facts.",
  simpleResolvers: true,
})
export class Security {
  @Field(() => Int, { description: "0 to 100: the sum of the reasons." })
  score!: number;

  @Field(() => VerificationLevel, { description: "What the viewer has verified." })
  level!: VerificationLevel;

  @Field(() => [SecurityReason], { description: "What the score is made of." })
  reasons!: SecurityReason[];
}
