import type { Ref } from "@mikro-orm/core";
import { Field, ID, ObjectType } from "type-graphql";
import { STREAM_MESSAGE_MAX } from "../../../../schema/limits.ts";
import { edgeOf, PageInfo } from "../../../core/graphql/paging.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";
import { User } from "../../accounts/user.entity.ts";

/** It has no fields that depend on the viewer, so one result serves all subscribers. */
@ObjectType({
  description: "What somebody said in a stream's chat. Public.",
  simpleResolvers: true,
})
export class StreamMessage {
  @Field(() => ID)
  id!: number;

  @Field(() => ID)
  streamId!: number;

  @Field(() => User)
  sender!: Ref<User>;

  @Field(() => String, {
    description: `At most ${STREAM_MESSAGE_MAX} characters; empty once it is deleted.`,
  })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: "The sender's own name for it; a resend with the same one is the same message.",
  })
  clientId!: string | null;

  @Field(() => Boolean)
  isDeleted!: boolean;

  @Field(() => Date)
  createdAt!: Date;
}

export const StreamMessageEdge = edgeOf("StreamMessageEdge", () => StreamMessage);
export type StreamMessageEdge = InstanceType<typeof StreamMessageEdge>;

@ObjectType({ description: "A page of a stream's chat, newest first.", simpleResolvers: true })
export class StreamMessageConnection {
  @Field(() => [StreamMessageEdge])
  edges!: StreamMessageEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Cursor, { description: "Where the chat stands: give it to streamChatMessage." })
  cursor!: string;
}

@ObjectType({ description: "A message was said, or deleted.", simpleResolvers: true })
export class StreamMessageSent {
  messageId!: number;
}

@ObjectType({
  description: "Somebody said something, or a message was deleted: then it comes again, empty.",
  simpleResolvers: true,
})
export class StreamChatMessage {
  @Field(() => Cursor)
  cursor!: string;

  messageId!: number;
}
