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
  @Field(() => ID, { description: "The message's id." })
  id!: number;

  @Field(() => ID, { description: "The stream in whose chat it is." })
  streamId!: number;

  @Field(() => User, { description: "Who said it." })
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

  @Field(() => Boolean, { description: "Whether its sender or the host deleted it." })
  isDeleted!: boolean;

  @Field(() => Date, { description: "When it was said." })
  createdAt!: Date;
}

export const StreamMessageEdge = edgeOf("StreamMessageEdge", () => StreamMessage);
export type StreamMessageEdge = InstanceType<typeof StreamMessageEdge>;

@ObjectType({ description: "A page of a stream's chat, newest first.", simpleResolvers: true })
export class StreamMessageConnection {
  @Field(() => [StreamMessageEdge], { description: "The rows of this page." })
  edges!: StreamMessageEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
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
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  messageId!: number;
}
