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

  @Field(() => ID)
  id!: number;

  @Field(() => Date)
  at!: Date;

  @Field(() => AdminTopic)
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
  @Field(() => AdminEvent)
  event!: AdminEvent;

  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;
}

const AdminEventEdge = edgeOf("AdminEventEdge", () => AdminEvent);

@ObjectType({ description: "A page of events, the newest first.", simpleResolvers: true })
export class AdminEventConnection {
  @Field(() => [AdminEventEdge])
  edges!: Edge<AdminEvent>[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Cursor, {
    description:
      "Subscribe to adminEvents after this to get every event that is not here yet, once.",
  })
  cursor!: string;
}
