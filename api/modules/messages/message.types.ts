import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { CLIENT_ID_MAX, MESSAGE_MAX } from "../../../schema/limits.ts";
import { edgeOf, PageInfo, type Connection, type Edge } from "../../core/graphql/paging.ts";
import { User } from "../accounts/user.entity.ts";
import { Message } from "./message.entity.ts";

/** The columns of the other member that the list reads, without the private ones. */
export type PublicMember = Pick<
  User,
  | "id"
  | "username"
  | "displayName"
  | "avatar"
  | "bio"
  | "location"
  | "locationVisibleTo"
  | "skills"
  | "trustPoints"
  | "trustLevel"
  | "verificationLevel"
  | "isVerified"
  | "emailVerified"
  | "phoneVerified"
  | "isSuspended"
  | "overallRating"
  | "totalReviews"
  | "createdAt"
>;

export const MessageEdge = edgeOf("MessageEdge", () => Message);
export type MessageEdge = InstanceType<typeof MessageEdge>;

@ObjectType({ description: "Newest first.", simpleResolvers: true })
export class MessageConnection implements Connection<Message> {
  @Field(() => [MessageEdge], { description: "The rows of this page." })
  edges!: MessageEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@ObjectType({
  description: "The viewer's thread with one member. Its id is the other member's id.",
  simpleResolvers: true,
})
export class Conversation {
  @Field(() => ID, { description: "The other member's id." })
  id!: number;

  @Field(() => User, { description: "The other member." })
  member!: PublicMember;

  @Field(() => Message, { nullable: true, description: "Null before the first message." })
  lastMessage!: Message | null;

  @Field(() => Int, { description: "Messages of the other member the viewer has not read." })
  unreadCount!: number;

  @Field(() => Date, { nullable: true, description: "When the last message was sent." })
  updatedAt!: Date | null;
}

@ObjectType({ description: "One row of a page.", simpleResolvers: true })
export class ConversationEdge implements Edge<Conversation> {
  @Field(() => String, { description: "The place of this row." })
  cursor!: string;

  @Field(() => Conversation, { description: "The row itself." })
  node!: Conversation;

  @Field(() => Message, {
    nullable: true,
    description: "The newest message that has the text that was searched for, if one has.",
  })
  match!: Message | null;
}

@ObjectType({ description: "The one with the newest message first.", simpleResolvers: true })
export class ConversationConnection implements Connection<Conversation> {
  @Field(() => [ConversationEdge], { description: "The rows of this page." })
  edges!: ConversationEdge[];

  @Field(() => PageInfo, { description: "Whether there is more, and where it goes on." })
  pageInfo!: PageInfo;
}

@InputType({ description: "What one member writes to another." })
export class SendMessageInput {
  @Field(() => ID, { description: "The member who gets it." })
  toUserId!: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: "",
    description: `1 to ${MESSAGE_MAX} characters after trimming; may be empty with a picture.`,
  })
  content?: string | null;

  @Field(() => ID, { nullable: true, description: "What the message is about." })
  itemId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A picture: the path of an upload of the sender (`POST /api/uploads`).",
  })
  attachmentUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The sender's own name for this message, 1 to ${CLIENT_ID_MAX} characters: sent again, it stays one message.`,
  })
  clientId?: string | null;
}

@ObjectType({ description: "A message was sent.", simpleResolvers: true })
export class MessageSent {
  messageId!: number;
  withId!: number;
}
