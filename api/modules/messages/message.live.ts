import { Arg, Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { followMember, type LiveEvent } from "../../core/events/follow.ts";
import type { Topics } from "../../core/events/topics.ts";
import { SINCE } from "../../core/graphql/args.ts";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Message } from "./message.entity.ts";
import { MessageAdded, MessageRead, Typing } from "./message.events.ts";
import { Conversation } from "./message.types.ts";
import { messageSent, threadOfSent } from "./sent.loader.ts";

@Resolver()
export class LiveMessagesResolver {
  @Subscription(() => MessageAdded, {
    subscribe: ({ context, args }) =>
      followMember(context as Context, ["messageAdded"], args.after),
    description: "A message to the viewer, or from the viewer in another tab.",
  })
  messageAdded(
    @Root() { data, cursor }: LiveEvent<Topics["messageAdded"]>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): MessageAdded {
    return { cursor, messageId: data.messageId, withId: data.withId };
  }

  @Subscription(() => MessageRead, {
    subscribe: ({ context, args }) => followMember(context as Context, ["messageRead"], args.after),
    description: "The other member read the thread, or the viewer did in another tab.",
  })
  messageRead(
    @Root() { data, cursor }: LiveEvent<Topics["messageRead"]>,
    @Arg("after", () => Cursor, SINCE) _after: string | null,
  ): MessageRead {
    return {
      cursor,
      memberId: data.memberId,
      readerId: data.readerId,
      lastReadMessageId: data.messageId,
    };
  }

  @Subscription(() => Typing, {
    subscribe: ({ context }) => followMember(context as Context, ["typing"]),
    description:
      "A member began or stopped writing to the viewer. Not stored: heard only while listening.",
  })
  typing(@Root() { data }: LiveEvent<Topics["typing"]>): Typing {
    return { memberId: data.memberId, isTyping: data.isTyping };
  }
}

@Resolver(() => MessageAdded)
export class MessageAddedResolver {
  @FieldResolver(() => Message, { description: "The message." })
  message(@Root() sent: MessageAdded, @Ctx() ctx: Context): Promise<Message> {
    return messageSent(ctx, sent);
  }

  @FieldResolver(() => Conversation, { description: "The thread as the viewer sees it now." })
  conversation(@Root() sent: MessageAdded, @Ctx() ctx: Context): Promise<Conversation> {
    return threadOfSent(ctx, sent);
  }
}
