import { Field, ID, InputType, ObjectType } from "type-graphql";
import { REPORT_DETAILS_MAX } from "../../../schema/limits.ts";
import { edgeOf, PageInfo } from "../../core/connection.ts";
import { ReportReason, ReportSubject } from "../../core/enums.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({
  description: "A member whom the viewer does not want to hear from.",
  simpleResolvers: true,
})
export class BlockedMember {
  /** The blocked member's id. */
  @Field(() => ID)
  id!: number;

  @Field(() => User)
  member!: unknown;

  @Field(() => Date)
  blockedAt!: Date;
}

export const BlockedMemberEdge = edgeOf("BlockedMemberEdge", () => BlockedMember);
export type BlockedMemberEdge = InstanceType<typeof BlockedMemberEdge>;

@ObjectType({ description: "The last one blocked first.", simpleResolvers: true })
export class BlockedMemberConnection {
  @Field(() => [BlockedMemberEdge])
  edges!: BlockedMemberEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({
  description:
    "A member was blocked, or is no longer: neither of the two can write or make offers while it lasts.",
  simpleResolvers: true,
})
export class BlockChanged {
  memberId!: number;
}

@InputType({ description: "What a member tells the market about somebody or something." })
export class ReportInput {
  @Field(() => ReportSubject)
  subject!: ReportSubject;

  @Field(() => ID, { description: "The id of what the report is about." })
  subjectId!: string;

  @Field(() => ReportReason)
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: `At most ${REPORT_DETAILS_MAX} characters.` })
  details?: string | null;
}

@ObjectType({
  description: "A report was filed. Once for each thing: a second one answers the first.",
  simpleResolvers: true,
})
export class ReportFiled {
  @Field(() => ID)
  reportId!: number;

  @Field(() => ReportSubject)
  subject!: ReportSubject;

  @Field(() => ID)
  subjectId!: number;

  @Field(() => ReportReason)
  reason!: ReportReason;

  @Field(() => Date)
  createdAt!: Date;
}
