import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import type { Effects } from "../../core/audit/effects.ts";
import { AuditSubject } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../core/graphql/paging.ts";

@ObjectType({ description: "How often something happened.", simpleResolvers: true })
export class EventCount {
  @Field(() => String, { description: "The domain event, such as OfferCancelled." })
  event!: string;

  @Field(() => Int, { description: "How often." })
  count!: number;
}

@ObjectType({ description: "How many rows of a table changed.", simpleResolvers: true })
export class RowCount {
  @Field(() => String, { description: "The table's name." })
  table!: string;

  @Field(() => Int, { description: "Rows that were added." })
  inserted!: number;

  @Field(() => Int, { description: "Rows that were changed." })
  updated!: number;

  @Field(() => Int, { description: "Rows that were deleted." })
  deleted!: number;
}

@ObjectType({ description: "How TP of one account moved, in whole TP.", simpleResolvers: true })
export class TpMoved {
  memberId!: number | null;

  @Field(() => String, { description: "wallet, escrow, or another account of the books." })
  account!: string;

  @Field(() => Int, { description: "The change of the balance, in TP." })
  balance!: number;

  @Field(() => Int, {
    description: "The change of what can be spent, in TP: of the balance less holds.",
  })
  available!: number;
}

@ObjectType({
  description: "What an administrator's action did, or would do: counted, not guessed.",
  simpleResolvers: true,
})
export class ActionEffects {
  effects!: Effects;

  @Field(() => String, {
    description: "Names these effects: as `confirms` of the action it does nothing else.",
  })
  confirms!: string;
}

@ObjectType({ description: "A value that an action changed, as text.", simpleResolvers: true })
export class ValueChange {
  @Field(() => String, { description: "Which value." })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "The value before the action; null where there was none.",
  })
  before!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The value after the action; null where there is none.",
  })
  after!: string | null;
}

@ObjectType({
  description: "An administrator's action, done or refused. Entries are never changed.",
  simpleResolvers: true,
})
export class AuditEntry {
  actorId!: number;

  storedEffects!: Effects | null;

  before!: Record<string, unknown> | null;

  after!: Record<string, unknown> | null;

  @Field(() => ID, { description: "1, 2, 3 ... without a gap." })
  id!: number;

  @Field(() => Date, { description: "When it was done or tried." })
  createdAt!: Date;

  @Field(() => String, { description: "The name of the mutation." })
  action!: string;

  @Field(() => AuditSubject, { description: "The kind of what it is about." })
  subjectType!: AuditSubject;

  @Field(() => ID, {
    nullable: true,
    description: "The id of what it is about; null where it has none.",
  })
  subjectId!: string | null;

  @Field(() => String, { nullable: true, description: "As the administrator gave it." })
  reason!: string | null;

  @Field(() => String, { description: "`done`, or the code of the refusal." })
  outcome!: string;

  @Field(() => String, {
    nullable: true,
    description: "The network address of an administrator; of nobody else.",
  })
  address!: string | null;

  @Field(() => String, {
    description: "SHA-256 of this entry and the hash of the one before it, in hex.",
  })
  hash!: string;
}

export const AuditEntryEdge = edgeOf("AuditEntryEdge", () => AuditEntry);

@ObjectType({ description: "A page of the audit log, newest first.", simpleResolvers: true })
export class AuditEntryConnection {
  @Field(() => [AuditEntryEdge], { description: "The rows of this page." })
  edges!: Edge<AuditEntry>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "Which entries; left out: all." })
export class AuditLogFilter {
  @Field(() => ID, { nullable: true, description: "Only this entry." })
  id?: string | null;

  @Field(() => ID, { nullable: true, description: "Only what this member did or tried." })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: "Only this action." })
  action?: string | null;

  @Field(() => AuditSubject, { nullable: true, description: "Only about subjects of this kind." })
  subjectType?: AuditSubject | null;

  @Field(() => ID, { nullable: true, description: "Only about this subject; with `subjectType`." })
  subjectId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: only refused tries; false: only what was done.",
  })
  refused?: boolean | null;
}

@ObjectType({
  description: "A break in the chain of the audit log. A log that nobody touched has none.",
  simpleResolvers: true,
})
export class AuditLogProblem {
  @Field(() => String, { description: "What is wrong, in words." })
  problem!: string;

  @Field(() => String, { description: "The entry where it shows, such as entry 7." })
  subject!: string;
}
