import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import {
  CLIENT_ID_MAX,
  STREAM_FEATURED_MAX,
  STREAM_MESSAGE_MAX,
  STREAM_MESSAGES_PAGE,
  STREAM_MESSAGES_PER_SECOND,
  STREAM_MUTED_WORDS,
  STREAM_SLOW_MODE_MAX,
} from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import type { LiveEvent } from "../../../core/events/follower.ts";
import type { Topics } from "../../../core/events/topics.ts";
import { MEMBER_ID, STREAM_ID } from "../../../core/graphql/args.ts";
import { AFTER } from "../../../core/graphql/paging.ts";
import { Cursor } from "../../../core/graphql/scalars.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { pinItem, setFeaturedItems } from "../pinItem.ts";
import { followStream } from "../stream.live.ts";
import { StreamChanged } from "../stream.types.ts";
import {
  StreamChatMessage,
  StreamMessage,
  StreamMessageConnection,
  StreamMessageSent,
} from "./chat.types.ts";
import { deleteStreamMessage, muteViewer, setMutedWords, setSlowMode } from "./moderateChat.ts";
import { chatMessage, readChat } from "./readChat.ts";
import { sendStreamMessage } from "./sendStreamMessage.ts";

@Resolver()
export class StreamChatResolver {
  @Query(() => StreamMessageConnection, {
    description: "What was said in a stream's chat, newest first.",
  })
  streamMessages(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: STREAM_MESSAGES_PAGE,
      description: "Rows a page, 1 to 100.",
    })
    first: number,
    @Arg("after", () => String, AFTER) after: string | null,
  ): Promise<StreamMessageConnection> {
    return readChat(ctx, { streamId, first, after });
  }

  @Mutation(() => StreamMessageSent, {
    description: `Says something in the chat of a live stream; ${STREAM_MESSAGES_PER_SECOND} messages a second at most.`,
  })
  sendStreamMessage(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("content", () => String, { description: `1 to ${STREAM_MESSAGE_MAX} characters.` })
    content: string,
    @Arg("clientId", () => String, {
      nullable: true,
      description: `Your own name for it, at most ${CLIENT_ID_MAX} characters: sent again with it, it stays one message.`,
    })
    clientId: string | null,
  ): Promise<StreamMessageSent> {
    return transact(ctx, sendStreamMessage, { streamId, content, clientId });
  }

  @Mutation(() => StreamMessageSent, {
    description: "Deletes a chat message for everybody: by its sender or the host.",
  })
  deleteStreamMessage(
    @Ctx() ctx: Context,
    @Arg("messageId", () => ID, { description: "The message's id." }) messageId: string,
  ): Promise<StreamMessageSent> {
    return transact(ctx, deleteStreamMessage, messageId);
  }

  @Mutation(() => StreamChanged, {
    description: "The host keeps a member out of the chat, or lets them in again.",
  })
  muteViewer(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("memberId", () => ID, MEMBER_ID) memberId: string,
    @Arg("muted", () => Boolean, { description: "True keeps them out, false lets them in again." })
    muted: boolean,
  ): Promise<StreamChanged> {
    return transact(ctx, muteViewer, { streamId, memberId, muted });
  }

  @Mutation(() => StreamChanged, {
    description: "The host makes members wait between two messages.",
  })
  setSlowMode(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("seconds", () => Int, { description: `0 to ${STREAM_SLOW_MODE_MAX}; 0 ends it.` })
    seconds: number,
  ): Promise<StreamChanged> {
    return transact(ctx, setSlowMode, { streamId, seconds });
  }

  @Mutation(() => StreamChanged, { description: "The host says which words nobody can write." })
  setMutedWords(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("words", () => [String], {
      description: `At most ${STREAM_MUTED_WORDS.count} words or phrases of ${STREAM_MUTED_WORDS.length} characters; they replace those before.`,
    })
    words: string[],
  ): Promise<StreamChanged> {
    return transact(ctx, setMutedWords, { streamId, words });
  }

  @Mutation(() => StreamChanged, {
    description: "The host puts own items on the table; they replace those there.",
  })
  setFeaturedItems(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("itemIds", () => [ID], { description: `In their order, at most ${STREAM_FEATURED_MAX}.` })
    itemIds: string[],
  ): Promise<StreamChanged> {
    return transact(ctx, setFeaturedItems, { streamId, itemIds });
  }

  @Mutation(() => StreamChanged, {
    description: "The host of a live stream shows one own item to everybody who watches.",
  })
  pinItem(
    @Ctx() ctx: Context,
    @Arg("streamId", () => ID, STREAM_ID) streamId: string,
    @Arg("itemId", () => ID, { nullable: true, description: "null shows none." })
    itemId: string | null,
  ): Promise<StreamChanged> {
    return transact(ctx, pinItem, { streamId, itemId: itemId ?? null });
  }

  @Subscription(() => StreamChatMessage, {
    subscribe: ({ context, args }) =>
      followStream(context as Context, args as { streamId: string }, ["streamChatMessage"]),
    description: "A stream's chat, without a gap from `after` on.",
  })
  streamChatMessage(
    @Root() { data, cursor }: LiveEvent<Topics["streamChatMessage"]>,
    @Arg("streamId", () => ID, STREAM_ID) _streamId: string,
    @Arg("after", () => Cursor, {
      nullable: true,
      description: "From StreamMessageConnection.cursor.",
    })
    _after: string | null,
  ): StreamChatMessage {
    return { cursor, messageId: data.messageId };
  }
}

@Resolver(() => StreamMessageSent)
export class StreamMessageSentResolver {
  @FieldResolver(() => StreamMessage, { description: "The message as it is now." })
  message(@Root() { messageId }: StreamMessageSent, @Ctx() ctx: Context): Promise<StreamMessage> {
    return chatMessage(ctx, messageId);
  }
}

@Resolver(() => StreamChatMessage)
export class StreamChatMessageResolver {
  @FieldResolver(() => StreamMessage, { description: "The message as it is now." })
  message(@Root() { messageId }: StreamChatMessage, @Ctx() ctx: Context): Promise<StreamMessage> {
    return chatMessage(ctx, messageId);
  }
}
