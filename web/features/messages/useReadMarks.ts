import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "../../gql/gql.ts";

const MarkConversationRead = graphql(`
  mutation MarkConversationRead($memberId: ID!) {
    markConversationRead(memberId: $memberId) {
      id
      unreadCount
    }
  }
`);

/** Marks the thread as read once its newest message is really in front of the member. */
export function useReadMarks(thread: {
  readonly memberId: string;
  readonly unreadCount: number;
  /** The other member's newest message. Each asks anew: the count alone may stand still between two. */
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
      client.mutate({ mutation: MarkConversationRead, variables: { memberId } }).catch(() => {
        // Tried again at the next look.
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
