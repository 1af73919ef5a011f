import { Field, ID, InputType, ObjectType } from "type-graphql";
import { REPORT_DETAILS_MAX } from "../../../schema/limits.ts";
import { ReportReason, ReportSubject } from "../../core/graphql/enums.ts";

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
