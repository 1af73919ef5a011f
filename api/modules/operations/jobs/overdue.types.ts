import { Field, ID, Int, ObjectType } from "type-graphql";
import { DeadlineName } from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../../core/graphql/paging.ts";

@ObjectType({ description: "A row that is past its deadline.", simpleResolvers: true })
export class OverdueDeadline {
  @Field(() => ID, { description: "`offer_expires-12`: the deadline and the row." })
  id!: string;

  @Field(() => DeadlineName, { description: "Which deadline." })
  name!: DeadlineName;

  @Field(() => ID, { description: "The row." })
  rowId!: number;

  @Field(() => Date, { description: "When it was due." })
  deadline!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Why it could not be ended; null where nobody tried in the last minute.",
  })
  error!: string | null;

  @Field(() => Int, { description: "How often that was tried." })
  tries!: number;
}

const OverdueDeadlineEdge = edgeOf("OverdueDeadlineEdge", () => OverdueDeadline);

@ObjectType({
  description: "A page of overdue deadlines, the most overdue first.",
  simpleResolvers: true,
})
export class OverdueDeadlineConnection {
  @Field(() => [OverdueDeadlineEdge], { description: "The rows of this page." })
  edges!: Edge<OverdueDeadline>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}
