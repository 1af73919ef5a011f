import { Field, ID, ObjectType } from "type-graphql";
import { JobAction } from "../../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../../core/graphql/paging.ts";
import { AdminEvent } from "../adminEvent.types.ts";

@ObjectType({
  description: "A domain event that a consumer could not handle.",
  simpleResolvers: true,
})
export class DeadLetter {
  @Field(() => ID, { description: "The dead letter's id." })
  id!: number;

  @Field(() => String, {
    description: "Such as notifications; an earlier version may have had it.",
  })
  consumer!: string;

  @Field(() => String, { description: "The domain event, such as OfferAccepted." })
  type!: string;

  @Field(() => AdminEvent, {
    nullable: true,
    description: "What happened; null where this version does not know such events.",
  })
  event!: AdminEvent | null;

  @Field(() => String, { description: "Why it could not be handled." })
  error!: string;

  @Field(() => Date, { description: "When that was." })
  failedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is about to be tried again." })
  isRetried!: boolean;

  @Field(() => [JobAction], { description: "What the viewer may do about it now." })
  viewerActions!: JobAction[];
}

const DeadLetterEdge = edgeOf("DeadLetterEdge", () => DeadLetter);

@ObjectType({ description: "A page of dead letters, the newest first.", simpleResolvers: true })
export class DeadLetterConnection {
  @Field(() => [DeadLetterEdge], { description: "The rows of this page." })
  edges!: Edge<DeadLetter>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "A dead letter that was deleted.", simpleResolvers: true })
export class DeadLetterDropped {
  @Field(() => ID, { description: "The id that it had." })
  id!: number;
}
