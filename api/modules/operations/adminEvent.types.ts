import { Field, ID, ObjectType } from "type-graphql";
import { AdminEventSubject, AdminTopic } from "../../core/graphql/enums.ts";
import { edgeOf, PageInfo, type Edge } from "../../core/graphql/paging.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import type { FollowedEvent } from "../../core/outbox/outboxLog.ts";

@ObjectType({
  description: "Something that happened in the market, as administrators see it.",
  simpleResolvers: true,
})
export class AdminEvent {
  stored!: FollowedEvent;

  @Field(() => ID, { description: "The event's id; later events have higher ones." })
  id!: number;

  @Field(() => Date, { description: "When it happened." })
  at!: Date;

  @Field(() => AdminTopic, { description: "What it is about." })
  topic!: AdminTopic;

  @Field(() => String, { description: "The domain event, such as OfferAccepted." })
  type!: string;

  @Field(() => AdminEventSubject, { description: "The kind of what it happened to." })
  subject!: AdminEventSubject;

  @Field(() => ID, { description: "Its id." })
  subjectId!: number;

  actorId!: number | null;
}

@ObjectType({ description: "An event that just happened.", simpleResolvers: true })
export class AdminEventUpdate {
  @Field(() => AdminEvent, { description: "The event." })
  event!: AdminEvent;

  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}

const AdminEventEdge = edgeOf("AdminEventEdge", () => AdminEvent);

@ObjectType({ description: "A page of events, the newest first.", simpleResolvers: true })
export class AdminEventConnection {
  @Field(() => [AdminEventEdge], { description: "The rows of this page." })
  edges!: Edge<AdminEvent>[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;

  @Field(() => Cursor, {
    description:
      "Subscribe to adminEvents after this to get every event that is not here yet, once.",
  })
  cursor!: string;
}
