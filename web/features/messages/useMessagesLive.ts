import { useApolloClient } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { keepMessage, keepRead, ThreadMessage_message } from "./keepMessages.ts";

const MessageArrived = graphql(`
  subscription MessageArrived($after: Cursor) {
    messageAdded(after: $after) {
      cursor
      message {
        ...ThreadMessage_message
      }
      conversation {
        ...ConversationRow_conversation
      }
    }
  }
`);

const MessagesRead = graphql(`
  subscription MessagesRead($after: Cursor) {
    messageRead(after: $after) {
      cursor
      memberId
      readerId
      lastReadMessageId
    }
  }
`);

/** Keeps the threads and the list up to date while the messages are open. */
export function useMessagesLive(onMessageFrom: (memberId: string) => void): void {
  const { cache } = useApolloClient();
  const { viewer } = useViewer();
  const start = { after: viewer?.cursor, skip: !viewer };

  useLive(MessageArrived, {
    ...start,
    onEvent: ({ messageAdded }) => {
      keepMessage(cache, messageAdded);
      onMessageFrom(getFragment(ThreadMessage_message, messageAdded.message).fromUserId);
    },
  });
  useLive(MessagesRead, {
    ...start,
    onEvent: ({ messageRead: { readerId, memberId, lastReadMessageId } }) => {
      if (!viewer) return;
      const isOwn = readerId === viewer.id;
      keepRead(cache, { readerId, memberId: isOwn ? memberId : readerId, lastReadMessageId });
      if (!isOwn) return;

      // The viewer read it in another window.
      const id = cache.identify({ __typename: "Conversation", id: memberId });
      if (id) cache.modify({ id, fields: { unreadCount: () => 0 } });
    },
  });
}
