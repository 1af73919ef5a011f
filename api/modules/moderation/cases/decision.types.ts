import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MODERATION } from "../../../../schema/limits.ts";
import { CaseDecision, ReportSubject } from "../../../core/graphql/enums.ts";
import { Node } from "../../../core/graphql/node.ts";

@ObjectType({
  description: "What a member said against a decision, and what became of it.",
  simpleResolvers: true,
})
export class DecisionAppeal {
  @Field(() => String)
  text!: string;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => Date, {
    description: `The promised time: ${MODERATION.promiseHours} hours after the appeal.`,
  })
  dueAt!: Date;

  @Field(() => CaseDecision, {
    nullable: true,
    description: "grant or refuse; null while it waits.",
  })
  decision!: CaseDecision | null;

  @Field(() => String, { nullable: true, description: "Why." })
  reason!: string | null;

  @Field(() => Date, { nullable: true })
  decidedAt!: Date | null;
}

@ObjectType({
  description:
    "What the market decided about something of the viewer's, and why. Who reported it, nobody is told.",
  implements: Node,
  simpleResolvers: true,
})
export class MarketDecision {
  @Field(() => ID)
  id!: number;

  @Field(() => ReportSubject)
  subject!: ReportSubject;

  @Field(() => String, { description: "Its words when it was reported first." })
  content!: string;

  @Field(() => CaseDecision)
  decision!: CaseDecision;

  @Field(() => String)
  reason!: string;

  @Field(() => Date)
  decidedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was taken back." })
  overturnedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: `Until when the viewer can contest it, once, within ${MODERATION.appealDays} days; null when not.`,
  })
  appealableUntil!: Date | null;

  @Field(() => DecisionAppeal, { nullable: true })
  appeal!: DecisionAppeal | null;
}

@InputType({ description: "Why a decision is wrong." })
export class AppealInput {
  @Field(() => ID, { description: "The decision." })
  id!: string;

  @Field(() => String, {
    description: `${MODERATION.reason.min} to ${MODERATION.appealMax} characters.`,
  })
  text!: string;
}
