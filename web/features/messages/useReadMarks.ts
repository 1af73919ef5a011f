import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "../../gql/gql.ts";

const MarkConversationRead = graphql(`
  mutation MarkConversationRead($memberId: ID!, $lastReadMessageId: ID!) {
    markConversationRead(memberId: $memberId, lastReadMessageId: $lastReadMessageId) {
      id
      unreadCount
    }
  }
`);

/**
 * Marks the thread as read up to its newest message once the member really sees it. Messages that arrive meanwhile stay
 * unread.
 */
export function useReadMarks(thread: {
  readonly memberId: string;
  readonly unreadCount: number;
  /**
   * The id of the other member's newest message. Each new one marks again, because the count alone may be the same for
   * two of them.
   */
  readonly newest: string | undefined;
  readonly isAtEnd: boolean;
}) {
  const client = useApolloClient();
  const { memberId, unreadCount, newest, isAtEnd } = thread;

  useEffect(() => {
    if (unreadCount === 0 || newest === undefined || !isAtEnd) return;

    let isSent = false;
    const mark = () => {
      if (isSent || document.visibilityState !== "visible" || !document.hasFocus()) return;
      isSent = true;
      const variables = { memberId, lastReadMessageId: newest };
      client.mutate({ mutation: MarkConversationRead, variables }).catch(() => {
        // The next focus of the page retries it.
        isSent = false;
      });
    };
    mark();
    window.addEventListener("focus", mark);
    document.addEventListener("visibilitychange", mark);
    return () => {
      window.removeEventListener("focus", mark);
      document.removeEventListener("visibilitychange", mark);
    };
  }, [client, memberId, unreadCount, newest, isAtEnd]);
}
