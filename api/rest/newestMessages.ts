import { PAGE, REST_MESSAGES_MAX } from "../../schema/limits.ts";
import { graphql } from "./gql/gql.ts";
import type {
  RestConversationQuery,
  RestConversationsQuery,
  RestMessageFragment,
} from "./gql/graphql.ts";
import { nodesOf, type RunDocument } from "./route.ts";

/** EN-013. A message is answered with exactly these fields. */
graphql(`
  fragment RestMessage on Message {
    id
    fromUserId
    toUserId
    content
    messageType
    attachmentUrl
    itemId
    isRead
    createdAt
  }
`);

type Thread = RestConversationQuery["conversation"];

export const CONVERSATIONS = graphql(`
  query RestConversations($first: Int, $after: String, $messages: Int) {
    conversations(first: $first, after: $after) {
      edges {
        node {
          id
          messages(first: $messages) {
            edges {
              node {
                ...RestMessage
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const THREAD = graphql(`
  query RestConversation($memberId: ID!, $first: Int, $after: String) {
    conversation(memberId: $memberId) {
      id
      messages(first: $first, after: $after) {
        edges {
          node {
            ...RestMessage
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

/** Threads per page: most members' newest 500 messages are in the first few threads. */
const THREADS = 25;

/**
 * The newest 500 messages of the viewer over all threads. Threads are ordered by their last message: reading stops once
 * 500 messages are newer than the last one of the next thread.
 */
export async function newestMessages(ask: RunDocument): Promise<RestMessageFragment[]> {
  const threads: Thread[] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await readThreads(ask, after);
    threads.push(...edges.map(({ node }) => node));
    const nextStartsBelow = newestIn(threads.at(-1));
    after =
      pageInfo.hasNextPage && oldestShown(threads) <= nextStartsBelow ? pageInfo.endCursor : null;
  } while (after !== null);
  for (const thread of threads) await readDeeper(ask, thread, threads);
  return newestOf(threads);
}

async function readThreads(
  ask: RunDocument,
  after: string | null,
): Promise<RestConversationsQuery["conversations"]> {
  const variables = { first: THREADS, after, messages: PAGE.max };
  return (await ask(CONVERSATIONS, variables)).conversations;
}

/** Reads more pages of a thread while its older messages may still be among the newest 500. */
async function readDeeper(ask: RunDocument, thread: Thread, threads: Thread[]): Promise<void> {
  for (;;) {
    const { edges, pageInfo } = thread.messages;
    if (!pageInfo.hasNextPage || Number(edges.at(-1)?.node.id) < oldestShown(threads)) return;
    const variables = { memberId: thread.id, first: PAGE.max, after: pageInfo.endCursor };
    const { conversation } = await ask(THREAD, variables);
    thread.messages = {
      edges: [...edges, ...conversation.messages.edges],
      pageInfo: conversation.messages.pageInfo,
    };
  }
}

function newestOf(threads: Thread[]): RestMessageFragment[] {
  const messages = threads.flatMap((thread) => nodesOf(thread.messages));
  return messages.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, REST_MESSAGES_MAX);
}

/** The id of the 500th newest message read so far; 0 while there are fewer. */
function oldestShown(threads: Thread[]): number {
  return Number(newestOf(threads).at(REST_MESSAGES_MAX - 1)?.id ?? 0);
}

function newestIn(thread: Thread | undefined): number {
  return Number(thread?.messages.edges[0]?.node.id ?? 0);
}
