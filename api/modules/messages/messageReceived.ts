import type { Notice } from "../notifications/index.ts";
import type { Letter } from "./letter.ts";

/** The notification a message leaves: one per sender until it is read. */
export const MESSAGE_RECEIVED = "message_received";

const PREVIEW_MAX = 120;

/** What the receiver is told of a message. */
export function messageReceived(
  { fromId, toId, content, itemId }: Letter,
  messageId: number,
  senderName: string,
): Notice {
  return {
    userId: toId,
    type: MESSAGE_RECEIVED,
    title: `New message from ${senderName}`,
    message: content === "" ? "Sent a picture" : previewOf(content),
    data: { memberId: fromId, messageId, ...(itemId !== null && { itemId }) },
    actionUrl: `/messages/${fromId}`,
  };
}

/** The first line's worth of a text, cut between code points. */
function previewOf(content: string): string {
  const letters = [...content.replaceAll(/\s+/g, " ")];
  if (letters.length <= PREVIEW_MAX) return letters.join("");
  return `${letters
    .slice(0, PREVIEW_MAX - 1)
    .join("")
    .trimEnd()}…`;
}
