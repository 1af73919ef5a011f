import { Field, ID, ObjectType } from "type-graphql";
import { Cursor } from "../../core/graphql/scalars.ts";

@ObjectType({
  description: "A message to the viewer, or from the viewer in another tab.",
  simpleResolvers: true,
})
export class MessageAdded {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  messageId!: number;
  withId!: number;
}

@ObjectType({
  description: "Somebody read a thread: the other member, or the viewer in another tab.",
  simpleResolvers: true,
})
export class MessageRead {
  @Field(() => Cursor, { description: "Give it as `after` to go on from here." })
  cursor!: string;

  @Field(() => ID, { description: "The other member of the thread: the conversation's id." })
  memberId!: number;

  @Field(() => ID, { description: "Who has read." })
  readerId!: number;

  @Field(() => ID, { description: "Everything written to the reader up to this message is read." })
  lastReadMessageId!: number;
}

@ObjectType({
  description: "A member began or stopped writing to the viewer.",
  simpleResolvers: true,
})
export class Typing {
  @Field(() => ID, { description: "Who writes." })
  memberId!: number;

  @Field(() => Boolean, { description: "Whether they write now." })
  isTyping!: boolean;
}
