import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MODERATION } from "../../../../schema/limits.ts";
import { CaseDecision, ReportSubject } from "../../../core/graphql/enums.ts";
import { Node } from "../../../core/graphql/node.ts";

@ObjectType({
  description: "What a member said against a decision, and what became of it.",
  simpleResolvers: true,
})
export class DecisionAppeal {
  @Field(() => String, { description: "What the member said." })
  text!: string;

  @Field(() => Date, { description: "When the member appealed." })
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

  @Field(() => Date, {
    nullable: true,
    description: "When the appeal was decided; null while it waits.",
  })
  decidedAt!: Date | null;
}

@ObjectType({
  description:
    "What the market decided about something of the viewer's, and why. Who reported it, nobody is told.",
  implements: Node,
  simpleResolvers: true,
})
export class MarketDecision {
  @Field(() => ID, { description: "The decision's id." })
  id!: number;

  @Field(() => ReportSubject, { description: "The kind of what was reported." })
  subject!: ReportSubject;

  @Field(() => String, { description: "Its words when it was reported first." })
  content!: string;

  @Field(() => CaseDecision, { description: "What was decided." })
  decision!: CaseDecision;

  @Field(() => String, { description: "Why, in the market's words." })
  reason!: string;

  @Field(() => Date, { description: "When it was decided." })
  decidedAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was taken back." })
  overturnedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: `Until when the viewer can contest it, once, within ${MODERATION.appealDays} days; null when not.`,
  })
  appealableUntil!: Date | null;

  @Field(() => DecisionAppeal, {
    nullable: true,
    description: "What the viewer said against it; null without an appeal.",
  })
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
