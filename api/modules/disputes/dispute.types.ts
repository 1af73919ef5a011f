import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import {
  DISPUTE_DESCRIPTION,
  DISPUTE_EVIDENCE,
  DISPUTE_NOTES_MAX,
} from "../../../schema/limits.ts";
import {
  DisputeAction,
  DisputeCategory,
  DisputeDecision,
  DisputeEventKind,
  DisputeOutcome,
  DisputePriority,
  DisputeRole,
  DisputeStatus,
} from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { IDEMPOTENCY_KEY } from "../../core/transactions/idempotency.ts";

const LINKS = {
  nullable: true,
  description: `At most ${DISPUTE_EVIDENCE.max} links that start with http. Nobody fetches them.`,
} as const;

@InputType({ description: "What a side of a deal asks the market to decide." })
export class DisputeInput {
  @Field(() => ID, { nullable: true, description: "Any transaction of a settled deal." })
  transactionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Instead of a transaction: a part of an order that was sent.",
  })
  orderPartId?: string | null;

  @Field(() => ID, { nullable: true, description: "The other side; left out, it is known anyway." })
  reportedUserId?: string | null;

  @Field(() => DisputeCategory, { description: "What it is about." })
  category!: DisputeCategory;

  @Field(() => String, {
    description: `${DISPUTE_DESCRIPTION.min} to ${DISPUTE_DESCRIPTION.max} characters.`,
  })
  description!: string;

  @Field(() => [String], LINKS)
  evidence?: string[] | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@InputType({ description: "An administrator's decision." })
export class DecisionInput {
  @Field(() => ID, { description: "The dispute's id." })
  id!: string;

  @Field(() => DisputeDecision, { description: "What is decided." })
  decision!: DisputeDecision;

  @Field(() => Int, {
    nullable: true,
    description: "For a split: whole TP that go back to who paid.",
  })
  refundAmount?: number | null;

  @Field(() => String, {
    description: `Why, for both sides; at most ${DISPUTE_NOTES_MAX} characters.`,
  })
  resolution!: string;

  @Field(() => String, {
    nullable: true,
    description: `For administrators only; at most ${DISPUTE_NOTES_MAX} characters.`,
  })
  adminNotes?: string | null;

  @Field(() => String, IDEMPOTENCY_KEY)
  idempotencyKey?: string | null;
}

@ObjectType({
  description: "Something that was said, done or recorded about a disputed deal.",
  simpleResolvers: true,
})
export class DisputeEvent {
  @Field(() => ID, { description: "The entry's id." })
  id!: string;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => DisputeEventKind, { description: "What happened." })
  kind!: DisputeEventKind;

  @Field(() => String, { description: "In words; empty where the kind says it all." })
  text!: string;

  @Field(() => Int, { nullable: true, description: "Whole TP that it moved, if it moved any." })
  tp!: number | null;

  @Field(() => [String], { description: "Links that came with a statement." })
  evidence!: string[];

  actorId!: number | null;
}

@ObjectType({
  description: "Two members who disagree about a deal, as its sides and the administrators see it.",
  implements: Node,
  simpleResolvers: true,
})
export class Dispute {
  @Field(() => ID, { description: "The dispute's id." })
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description: "The deal; null while the parcel is on its way.",
  })
  transactionId!: number | null;

  @Field(() => ID, { nullable: true, description: "The part of an order it is about, if it is." })
  orderPartId!: number | null;

  @Field(() => ID, { description: "The id of the other side." })
  reportedUserId!: number;

  @Field(() => String, { description: "What the deal was about, in words." })
  title!: string;

  @Field(() => DisputeCategory, { description: "What it is about." })
  category!: DisputeCategory;

  @Field(() => String, { description: "The words of who filed it." })
  description!: string;

  @Field(() => [String], { description: "Links that nobody has checked." })
  evidence!: string[];

  @Field(() => DisputeStatus, { description: "Where it stands." })
  status!: DisputeStatus;

  @Field(() => DisputePriority, { description: "How urgent it is." })
  priority!: DisputePriority;

  @Field(() => Int, { description: "Whole TP it is about, shipping included." })
  amount!: number;

  @Field(() => DisputeOutcome, { nullable: true, description: "Once it is resolved." })
  outcome!: DisputeOutcome | null;

  @Field(() => Int, { description: "Whole TP that were to go back to who paid." })
  refundAmount!: number;

  @Field(() => Int, { description: "Whole TP that did go back." })
  refunded!: number;

  @Field(() => Int, {
    description: "Whole TP that could not be got back: who was paid does not have them any more.",
  })
  unrecoveredTp!: number;

  @Field(() => String, { nullable: true, description: "Why it ended so, in words." })
  resolution!: string | null;

  @Field(() => String, { nullable: true, description: "For administrators only; null for others." })
  adminNotes!: string | null;

  @Field(() => Date, { description: "When it was filed." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it ended; null while it is open." })
  resolvedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it goes on by itself if nobody acts." })
  deadline!: Date | null;

  @Field(() => String, { nullable: true, description: "What happens then, in words." })
  deadlineAction!: string | null;

  @Field(() => Date, { description: "Until when the market has promised to decide." })
  decisionDueAt!: Date;

  @Field(() => Boolean, { description: "That time is over, or was when it was decided." })
  isOverdue!: boolean;

  @Field(() => DisputeRole, { description: "The viewer's part in it." })
  viewerRole!: DisputeRole;

  @Field(() => [DisputeAction], { description: "What the viewer may do in it now." })
  viewerActions!: readonly DisputeAction[];

  @Field(() => Cursor, { description: "Give it to disputeUpdated as `after`." })
  cursor!: string;

  reporterId!: number;
  payerId!: number;
  payeeId!: number;
  offerId!: number | null;
  takenById!: number | null;
}

export const DisputeEdge = edgeOf("DisputeEdge", () => Dispute);
export type DisputeEdge = InstanceType<typeof DisputeEdge>;

@ObjectType({ description: "A page of disputes, newest first.", simpleResolvers: true })
export class DisputeConnection {
  @Field(() => [DisputeEdge], { description: "The rows of this page." })
  edges!: DisputeEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, { description: "Give it to disputeUpdated as `after`." })
  cursor!: string;
}

@ObjectType({ description: "A dispute was filed, or went on.", simpleResolvers: true })
export class DisputeChanged {
  disputeId!: number;
}

@ObjectType({
  description: "A dispute of the viewer, or one the viewer may judge, was filed or went on.",
  simpleResolvers: true,
})
export class DisputeUpdated {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  disputeId!: number;
}
