import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MODERATION } from "../../../../schema/limits.ts";
import {
  CaseAction,
  CaseDecision,
  CaseKind,
  ReportReason,
  ReportSubject,
} from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../../core/graphql/paging.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";

@ObjectType({ description: "What one member reported.", simpleResolvers: true })
export class CaseReport {
  reporterId!: number;

  @Field(() => ID, { description: "The report's id." })
  id!: number;

  @Field(() => ReportReason, { description: "Why it was reported." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "The member's own words." })
  details!: string | null;

  @Field(() => Date, { description: "When it was reported." })
  createdAt!: Date;
}

@ObjectType({
  description:
    "What a case is about, as it is now. Of a private thread the reported message alone; nothing else of it can be reached from here.",
  simpleResolvers: true,
})
export class CaseContent {
  @Field(() => String, { nullable: true, description: "Its words; null when it is gone." })
  text!: string | null;

  /** The paths of its pictures. */
  paths!: string[];

  @Field(() => Boolean, {
    description:
      "Whether a decision can remove it. What is sold, gone or removed already cannot be.",
  })
  isRemovable!: boolean;
}

@ObjectType({
  description:
    "Something that members reported, with all their reports; or an appeal against what was decided about it.",
  simpleResolvers: true,
})
export class ModerationCase {
  memberId!: number;

  appealsId!: number | null;

  claimedById!: number | null;

  decidedById!: number | null;

  @Field(() => ID, { description: "The case's id." })
  id!: number;

  @Field(() => CaseKind, { description: "Whether it is a report or an appeal." })
  kind!: CaseKind;

  @Field(() => ReportSubject, { description: "The kind of what was reported." })
  subject!: ReportSubject;

  @Field(() => ID, { description: "The id of what was reported." })
  subjectId!: number;

  @Field(() => String, {
    description: "Its words when it was reported first; empty where they were not kept.",
  })
  content!: string;

  @Field(() => Int, { description: "How many members reported it." })
  reportCount!: number;

  @Field(() => [ReportReason], { description: "Each reason that was given, once." })
  reasons!: ReportReason[];

  @Field(() => String, { nullable: true, description: "Of an appeal: what the member says." })
  appealText!: string | null;

  @Field(() => Date, { description: "When it was reported first, or appealed." })
  createdAt!: Date;

  @Field(() => Date, {
    description: `The promised time: ${MODERATION.promiseHours} hours after the first report, or the appeal.`,
  })
  dueAt!: Date;

  @Field(() => Boolean, { description: "Whether it was not decided in the promised time." })
  isOverdue!: boolean;

  @Field(() => Date, { nullable: true, description: "Until when somebody has claimed it." })
  claimedUntil!: Date | null;

  @Field(() => CaseDecision, {
    nullable: true,
    description: "What was decided; null while it is open.",
  })
  decision!: CaseDecision | null;

  @Field(() => String, { nullable: true, description: "What the member was told." })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: "For moderators and administrators only." })
  notes!: string | null;

  @Field(() => Date, { nullable: true, description: "When it was decided; null while it is open." })
  decidedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When the decision was taken back." })
  overturnedAt!: Date | null;

  @Field(() => [CaseAction], { description: "What the viewer may do with it now." })
  viewerActions!: CaseAction[];
}

export const ModerationCaseEdge = edgeOf("ModerationCaseEdge", () => ModerationCase);
type ModerationCaseEdge = InstanceType<typeof ModerationCaseEdge>;

@ObjectType({ description: "A page of the queue.", simpleResolvers: true })
export class ModerationCaseConnection {
  @Field(() => [ModerationCaseEdge], { description: "The rows of this page." })
  edges!: ModerationCaseEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, { description: "For `moderationUpdated`." })
  cursor!: string;
}

@ObjectType({ description: "A case that came or went on.", simpleResolvers: true })
export class ModerationUpdate {
  caseId!: number;

  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}

@InputType({ description: "What becomes of a case." })
export class DecideCaseInput {
  @Field(() => ID, { description: "The case's id." })
  id!: string;

  @Field(() => CaseDecision, {
    description: "What becomes of it; one of the case's `viewerActions`.",
  })
  decision!: CaseDecision;

  @Field(() => String, {
    nullable: true,
    description: `What the member is told; ${MODERATION.reason.min} to ${MODERATION.reason.max} characters. Left out to dismiss, which nobody is told.`,
  })
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For moderators and administrators only; at most ${MODERATION.notesMax} characters.`,
  })
  notes?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: `When a suspension ends by itself; left out: when it is lifted. A moderator names an end within ${MODERATION.moderatorDaysMax} days.`,
  })
  until?: Date | null;
}
