import type { ApolloCache } from "@apollo/client";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { ThreadMessage_MessageFragment } from "../../gql/graphql.ts";
import { ConversationRow_conversation } from "./ConversationRow.tsx";

/** The fields of a message that a thread shows. */
export const ThreadMessage_message = graphql(`
  fragment ThreadMessage_message on Message {
    id
    fromUserId
    content
    isRead
    createdAt
    clientId
    messageType
    isReported
    image {
      small
      medium
      large
      placeholder
    }
    offer {
      id
      ...OfferInThread_offer
    }
    orderPart {
      id
      ...OrderInThread_part
    }
    item {
      id
      title
      tpValue
      isMine
      images {
        small
        medium
        large
        placeholder
      }
    }
  }
`);

/** The conversations of the member, the latest first. */
export const Conversations = graphql(`
  query Conversations(
    $first: Int = 24
    $search: String
    $after: String
    $isSearch: Boolean = false
  ) {
    conversations(search: $search, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...ConversationRow_conversation
        }
        match @include(if: $isSearch) {
          id
          content
          fromUserId
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** One thread, newest message first. */
export const Thread = graphql(`
  query Thread($first: Int = 32, $memberId: ID!, $after: String) {
    conversation(memberId: $memberId) {
      id
      unreadCount
      member {
        id
        displayName
        avatar
        trustLevel
        isBlocked
        ...MemberMenu_member
      }
      messages(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...ThreadMessage_message
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** A message that was sent or received, with the conversation it changed. */
export interface ArrivedMessage {
  readonly message: FragmentType<typeof ThreadMessage_message>;
  readonly conversation: FragmentType<typeof ConversationRow_conversation>;
}

/** Adds a message to its thread and to the list in the cache, whoever wrote it. All messages enter the cache here. */
export function keepMessage(cache: ApolloCache, arrived: ArrivedMessage): void {
  const message = getFragment(ThreadMessage_message, arrived.message);
  const conversation = getFragment(ConversationRow_conversation, arrived.conversation);

  cache.updateQuery(
    // The list is overwritten as a whole; the merge policy would append it to itself.
    { query: Thread, variables: { memberId: conversation.id }, overwrite: true },
    (data) => {
      if (!data) return data;
      const { edges, pageInfo } = data.conversation.messages;
      const rows = edges.map((edge) => getFragment(ThreadMessage_message, edge.node));
      const place = placeOf(message, rows, pageInfo.hasNextPage);
      if (place === null) return data;

      const edge = {
        __typename: "MessageEdge" as const,
        cursor: `live:${message.id}`,
        node: arrived.message,
      };
      const messages = { ...data.conversation.messages, edges: edges.toSpliced(place, 0, edge) };
      return { ...data, conversation: { ...data.conversation, messages } };
    },
  );

  cache.updateQuery({ query: Conversations, variables: {}, overwrite: true }, (data) => {
    if (!data) return data;
    const { edges } = data.conversations;
    const isKnown = edges.some((edge) => idOf(edge.node) === conversation.id);
    const added = {
      __typename: "ConversationEdge" as const,
      cursor: `live:${conversation.id}`,
      node: arrived.conversation,
    };
    const all = isKnown ? edges : [added, ...edges];
    const latestFirst = all.toSorted((one, other) =>
      timeOf(other.node).localeCompare(timeOf(one.node)),
    );
    return { ...data, conversations: { ...data.conversations, edges: latestFirst } };
  });
}

/**
 * The position of a message among the rows (newest first); null if it is there already, or belongs to a page that is
 * not loaded.
 */
export function placeOf(
  message: Pick<ThreadMessage_MessageFragment, "id" | "createdAt">,
  rows: readonly Pick<ThreadMessage_MessageFragment, "id" | "createdAt">[],
  hasOlderPages: boolean,
): number | null {
  if (rows.some((row) => row.id === message.id)) return null;

  const place = rows.findIndex((row) => row.createdAt <= message.createdAt);
  if (place !== -1) return place;
  return hasOlderPages ? null : rows.length;
}

/** Marks the viewer's messages as read up to one, after the other member has read the thread. */
export function keepRead(
  cache: ApolloCache,
  read: {
    readonly readerId: string;
    /** The other member of the thread. */
    readonly memberId: string;
    readonly lastReadMessageId: string;
  },
): void {
  const data = cache.readQuery({ query: Thread, variables: { memberId: read.memberId } });

  for (const edge of data?.conversation.messages.edges ?? []) {
    const message = getFragment(ThreadMessage_message, edge.node);
    const isReached = BigInt(message.id) <= BigInt(read.lastReadMessageId);
    if (message.isRead || message.fromUserId === read.readerId || !isReached) continue;
    const id = cache.identify({ __typename: "Message", id: message.id });
    if (id) cache.modify({ id, fields: { isRead: () => true } });
  }
}

function idOf(node: FragmentType<typeof ConversationRow_conversation>): string {
  return getFragment(ConversationRow_conversation, node).id;
}

function timeOf(node: FragmentType<typeof ConversationRow_conversation>): string {
  return getFragment(ConversationRow_conversation, node).updatedAt ?? "";
}
