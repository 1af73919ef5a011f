import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ADJUSTMENT } from "../../../schema/limits.ts";
import { AdjustmentAction, AdjustmentFailure, AdjustmentStatus } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";

const { amountMax, reason, notesMax, dayMax, aloneHours } = ADJUSTMENT;

@ObjectType({
  description:
    "TP that an administrator asks to give to a member's wallet, or to take, and what became of it.",
  simpleResolvers: true,
})
export class Adjustment {
  memberId!: number;

  requestedById!: number;

  decidedById!: number | null;

  @Field(() => ID, { description: "The adjustment's id." })
  id!: number;

  @Field(() => Int, { description: "Whole TP; below zero: they leave the wallet." })
  amount!: number;

  @Field(() => String, { description: "What the member is told." })
  reason!: string;

  @Field(() => String, { nullable: true, description: "For administrators only." })
  notes!: string | null;

  @Field(() => AdjustmentStatus, { description: "Where it stands." })
  status!: AdjustmentStatus;

  @Field(() => AdjustmentFailure, { nullable: true, description: "Why it was not posted." })
  failure!: AdjustmentFailure | null;

  @Field(() => Boolean, {
    description: `Whether no other administrator could approve it when it was asked for: it is posted after ${aloneHours} hours.`,
  })
  isAlone!: boolean;

  @Field(() => String, { nullable: true, description: "Why it was rejected." })
  decisionNote!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it is posted if isAlone, or else expires; null when it waits no more.",
  })
  deadline!: Date | null;

  @Field(() => Date, { description: "When it was asked for." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was decided or its time was over; null while it waits.",
  })
  endedAt!: Date | null;

  @Field(() => [AdjustmentAction], { description: "What the viewer may do now." })
  viewerActions!: readonly AdjustmentAction[];
}

export const AdjustmentEdge = edgeOf("AdjustmentEdge", () => Adjustment);
type AdjustmentEdge = InstanceType<typeof AdjustmentEdge>;

@ObjectType({ description: "A page of adjustments, the newest first.", simpleResolvers: true })
export class AdjustmentConnection {
  @Field(() => [AdjustmentEdge], { description: "The rows of this page." })
  edges!: AdjustmentEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, { description: "Give it to adjustmentUpdated as `after`." })
  cursor!: string;
}

@InputType({ description: "Which adjustments; left out: all." })
export class AdjustmentFilter {
  @Field(() => AdjustmentStatus, { nullable: true, description: "Only those that stand here." })
  status?: AdjustmentStatus | null;

  @Field(() => ID, { nullable: true, description: "Only those of this member's wallet." })
  memberId?: string | null;
}

@ObjectType({
  description: "By what rules the viewer may ask for an adjustment now.",
  simpleResolvers: true,
})
export class AdjustmentTerms {
  @Field(() => Int, {
    description: `TP that adjustments may still move today (UTC), of ${dayMax}.`,
  })
  leftToday!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many administrators could approve it; with none it is posted after a wait. Null without a member.",
  })
  approvers!: number | null;
}

@ObjectType({
  description: "An adjustment was asked for, or ended.",
  simpleResolvers: true,
})
export class AdjustmentUpdated {
  adjustmentId!: number;

  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}

@InputType({ description: "Whose wallet to adjust, by how much, and why." })
export class AdjustmentInput {
  @Field(() => ID, { description: "The member whose wallet it is." })
  memberId!: string;

  @Field(() => Int, {
    description: `1 to ${amountMax} TP; below zero: to take them.`,
  })
  amount!: number;

  @Field(() => String, {
    description: `What the member is told; ${reason.min} to ${reason.max} characters.`,
  })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: `For administrators only; at most ${notesMax} characters.`,
  })
  notes?: string | null;
}
