import { Field, ID, InputType, ObjectType } from "type-graphql";
import { REPORT_DETAILS_MAX } from "../../../schema/limits.ts";
import { ReportReason, ReportSubject } from "../../core/graphql/enums.ts";

@InputType({ description: "What a member tells the market about somebody or something." })
export class ReportInput {
  @Field(() => ReportSubject, { description: "The kind of what is reported." })
  subject!: ReportSubject;

  @Field(() => ID, { description: "The id of what the report is about." })
  subjectId!: string;

  @Field(() => ReportReason, { description: "Why it is reported." })
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: `At most ${REPORT_DETAILS_MAX} characters.` })
  details?: string | null;
}

@ObjectType({
  description: "A report was filed. Once for each thing: a second one answers the first.",
  simpleResolvers: true,
})
export class ReportFiled {
  @Field(() => ID, { description: "The report's id." })
  reportId!: number;

  @Field(() => ReportSubject, { description: "The kind of what is reported." })
  subject!: ReportSubject;

  @Field(() => ID, { description: "The id of what is reported." })
  subjectId!: number;

  @Field(() => ReportReason, { description: "Why it is reported." })
  reason!: ReportReason;

  @Field(() => Date, { description: "When it was filed first." })
  createdAt!: Date;
}
