import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { MESSAGES_PAGE, SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { AFTER, FIRST } from "../../core/graphql/paging.ts";
import { transact } from "../../core/transactions/transact.ts";
import { Image } from "../items/index.ts";
import { Item } from "../items/item.entity.ts";
import { imageOfMessage } from "./image.loader.ts";
import { itemOfMessage } from "./item.loader.ts";
import { markConversationRead } from "./markConversationRead.ts";
import { Message } from "./message.entity.ts";
import {
  Conversation,
  ConversationConnection,
  MessageConnection,
  MessageSent,
  SendMessageInput,
} from "./message.types.ts";
import { conversationsOf, conversationWith } from "./readConversations.ts";
import { sendMessage } from "./sendMessage.ts";
import { messageSent, threadOfSent } from "./sent.loader.ts";
import { setTyping } from "./setTyping.ts";
import { threadLoader } from "./thread.loader.ts";

@Resolver()
export class MessagesResolver {
  @Query(() => ConversationConnection, {
    description: "The viewer's conversations, the newest message first.",
  })
  conversations(
    @Ctx() ctx: Context,
    @Arg("search", () => String, {
      nullable: true,
      description: `Part of the other member's name or username, or of what was written, at most ${SEARCH_TEXT_MAX} characters.`,
    })
    search: string | null,
    @Arg("first", () => Int, FIRST) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<ConversationConnection> {
    return conversationsOf(ctx.em, viewerOf(ctx).id, { search, first, after });
  }

  @Query(() => Conversation, {
    description: "The viewer's thread with a member; empty if they never wrote.",
  })
  conversation(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, { description: "The other member's id." }) memberId: string,
  ): Promise<Conversation> {
    return conversationWith(ctx.em, viewerOf(ctx).id, idOf(memberId, "memberId"));
  }

  @Mutation(() => MessageSent, {
    description:
      "Writes to a member. With the same clientId it may be sent again and stays one message.",
  })
  sendMessage(
    @Ctx() ctx: Context,
    @Arg("input", () => SendMessageInput, { description: "What is written, and to whom." })
    input: SendMessageInput,
  ): Promise<MessageSent> {
    return transact(ctx, sendMessage, input);
  }

  @Mutation(() => Conversation, {
    description: "Marks what a member wrote to the viewer read.",
  })
  async markConversationRead(
    @Ctx() ctx: Context,
    @Arg("memberId", () => ID, { description: "The other member's id." }) memberId: string,
    @Arg("lastReadMessageId", () => ID, {
      nullable: true,
      description:
        "The newest message that was seen: later ones stay unread. Without it all are read.",
    })
    lastReadMessageId: string | null,
  ): Promise<Conversation> {
    return conversationWith(
      ctx.em,
      viewerOf(ctx).id,
      await transact(ctx, markConversationRead, { memberId, lastReadMessageId }),
    );
  }

  @Mutation(() => Boolean, {
    description: "Says that the viewer writes to a member, or stopped. Not stored.",
  })
  setTyping(
    @Ctx() ctx: Context,
    @Arg("toUserId", () => ID, { description: "The member who is to see it." }) toUserId: string,
    @Arg("isTyping", () => Boolean, { description: "Whether the viewer is writing now." })
    isTyping: boolean,
  ): Promise<boolean> {
    return transact(ctx, setTyping, { toUserId, isTyping });
  }
}

@Resolver(() => Message)
export class MessageResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description: "The item it is about; null where it is about none.",
  })
  itemId(@Root() message: Message): number | null {
    return message.item?.id ?? null;
  }

  @FieldResolver(() => Item, {
    nullable: true,
    description:
      "What the message is about; null where it is only for a circle the viewer is not in.",
  })
  item(@Root() message: Message, @Ctx() ctx: Context): Promise<unknown> | null {
    return itemOfMessage(ctx, message);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: "The picture of an image message. Its addresses cannot be guessed.",
  })
  image(@Root() message: Message, @Ctx() ctx: Context): Promise<Image | null> {
    return imageOfMessage(ctx, message);
  }
}

@Resolver(() => Conversation)
export class ConversationResolver {
  @FieldResolver(() => MessageConnection, { description: "Newest first." })
  messages(
    @Root() conversation: Conversation,
    @Ctx() ctx: Context,
    @Arg("first", () => Int, { ...FIRST, defaultValue: MESSAGES_PAGE }) first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<MessageConnection> {
    return threadLoader(ctx, { first, after }).load(conversation.id);
  }
}

@Resolver(() => MessageSent)
export class MessageSentResolver {
  @FieldResolver(() => Message, { description: "The message." })
  message(@Root() sent: MessageSent, @Ctx() ctx: Context): Promise<Message> {
    return messageSent(ctx, sent);
  }

  @FieldResolver(() => Conversation, { description: "The thread as the viewer sees it now." })
  conversation(@Root() sent: MessageSent, @Ctx() ctx: Context): Promise<Conversation> {
    return threadOfSent(ctx, sent);
  }
}
