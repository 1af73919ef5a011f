import { client } from "../../apollo/client.ts";
import { connection } from "../../apollo/connection.ts";
import { mutateWithReplay } from "../../apollo/mutateWithReplay.ts";
import { readToken } from "../../apollo/session.ts";
import { graphql } from "../../gql/gql.ts";
import { keepMessage } from "./keepMessages.ts";
import { createOutbox, type Outbox, type OutgoingMessage } from "./outbox.ts";

const SendMessage = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        ...ThreadMessage_message
      }
      conversation {
        ...ConversationRow_conversation
      }
    }
  }
`);

const outboxes = new Map<string, Outbox>();

/**
 * The member's outbox. It outlives the screen, so that messages written offline are sent after the member has moved to
 * another screen, and it survives a reload of the tab.
 */
export function outboxOf(memberId: string): Outbox {
  const known = outboxes.get(memberId);
  if (known) return known;

  const key = `outbox:${memberId}`;
  const token = readToken();
  const outbox = createOutbox({
    send,
    // Another member who signs in in this browser must not send what this member wrote. A socket that is down does not
    // stop a message: the request may still get through.
    canSend: () => navigator.onLine && readToken() === token,
    load: () => readStored(key),
    save: (messages) => sessionStorage.setItem(key, JSON.stringify(messages)),
  });
  outboxes.set(memberId, outbox);

  let before = connection.read().state;
  connection.subscribe(() => {
    const { state } = connection.read();
    if (state === "online" && before !== "online") void outbox.drain();
    before = state;
  });
  window.addEventListener("online", () => void outbox.drain());
  void outbox.drain();
  return outbox;
}

async function send({
  toUserId,
  content,
  itemId,
  clientId,
  picture,
}: OutgoingMessage): Promise<void> {
  await mutateWithReplay(client, {
    mutation: SendMessage,
    variables: {
      input: { toUserId, content, itemId, clientId, attachmentUrl: picture?.path ?? null },
    },
    update: (cache, { data }) => {
      if (data) keepMessage(cache, data.sendMessage);
    },
  });
}

function readStored(key: string): readonly OutgoingMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function isOutgoing(value: unknown): value is OutgoingMessage {
  return (
    typeof value === "object" &&
    value !== null &&
    "clientId" in value &&
    "toUserId" in value &&
    "content" in value
  );
}
