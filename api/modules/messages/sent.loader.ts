import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { readOnce } from "../../core/graphql/loaders.ts";
import type { Message } from "./message.entity.ts";
import type { Conversation, MessageSent } from "./message.types.ts";
import { conversationWith } from "./readConversations.ts";
import { messageOf } from "./readMessages.ts";

/** The thread of a message as the viewer sees it now, read once per request or event. Refuses with NOT_FOUND. */
export function threadOfSent(ctx: Context, { withId }: MessageSent): Promise<Conversation> {
  return readOnce(ctx, `thread with ${withId}`, () =>
    conversationWith(ctx.em, viewerOf(ctx).id, withId),
  );
}

/**
 * The message that was sent. It is nearly always the last one of its thread, which the same response shows. Refuses
 * with NOT_FOUND.
 */
export async function messageSent(ctx: Context, sent: MessageSent): Promise<Message> {
  const { lastMessage } = await threadOfSent(ctx, sent);
  if (lastMessage?.id === sent.messageId) return lastMessage;
  return messageOf(ctx.em, viewerOf(ctx).id, sent.messageId);
}
