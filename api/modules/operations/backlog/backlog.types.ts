import { Field, Int, ObjectType } from "type-graphql";
import { BacklogQueue } from "../../../core/graphql/enums.ts";

@ObjectType({
  description: "How much of one kind waits for administrators.",
  simpleResolvers: true,
})
export class BacklogPart {
  @Field(() => BacklogQueue, { description: "The kind." })
  queue!: BacklogQueue;

  @Field(() => Int, { description: "What is open." })
  open!: number;

  @Field(() => Int, { description: "Of it, what is past the promised time." })
  overdue!: number;
}

@ObjectType({ description: "What waits for administrators.", simpleResolvers: true })
export class AdminBacklog {
  @Field(() => Date, { description: "When it was counted." })
  asOf!: Date;

  @Field(() => [BacklogPart], { description: "Every queue, also one where nothing waits." })
  parts!: BacklogPart[];
}
