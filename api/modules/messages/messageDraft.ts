import { CLIENT_ID_MAX, MESSAGE_MAX } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import type { SendMessageInput } from "./message.types.ts";

/** A validated message that has not been sent yet. */
export interface MessageDraft {
  fromId: number;
  toId: number;
  content: string;
  itemId: number | null;
  /** The path of an upload of the sender. */
  attachmentUrl: string | null;
  clientId: string | null;
}

/**
 * Validates a message that a member wants to send. Refuses with BAD_USER_INPUT. Source: S1 §5 "content trimmed and
 * non-empty"
 */
export function messageDraftOf(fromId: number, input: SendMessageInput): MessageDraft {
  const toId = idOf(input.toUserId, "toUserId");
  const itemId = input.itemId == null ? null : idOf(input.itemId, "itemId");
  const content = input.content?.trim() ?? "";
  const attachmentUrl = input.attachmentUrl ?? null;
  const clientId = input.clientId ?? null;

  if (content === "" && attachmentUrl === null)
    throw badField("content", "Message cannot be empty");
  if (lengthOf(content) > MESSAGE_MAX) {
    throw badField("content", `Message must be at most ${MESSAGE_MAX} characters`);
  }
  if (clientId !== null && (clientId === "" || lengthOf(clientId) > CLIENT_ID_MAX)) {
    throw badField("clientId", `clientId must be 1 to ${CLIENT_ID_MAX} characters`);
  }
  if (toId === fromId) throw badField("toUserId", "You cannot message yourself");
  return { fromId, toId, content, itemId, attachmentUrl, clientId };
}

/** The length in code points, as the database's char_length counts. */
function lengthOf(text: string): number {
  return [...text].length;
}
