import { PAGE, REST_MESSAGES_MAX } from "../../schema/limits.ts";
import { graphql } from "./gql/gql.ts";
import type {
  RestConversationQuery,
  RestConversationsQuery,
  RestMessageFragment,
} from "./gql/graphql.ts";
import { nodesOf, type Ask } from "./route.ts";

/** EN-013: the fields are the answer. */
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

/** Threads a page, and messages of each: most members' newest 500 are in the first few threads. */
const THREADS = 25;

/** Threads come by their last message: once 500 are newer than the next thread's last one, all the rest is older. */
export async function newestMessages(ask: Ask): Promise<RestMessageFragment[]> {
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
  ask: Ask,
  after: string | null,
): Promise<RestConversationsQuery["conversations"]> {
  const variables = { first: THREADS, after, messages: PAGE.max };
  return (await ask(CONVERSATIONS, variables)).conversations;
}

/** Reads a thread on while its older messages may still belong to the newest 500. */
async function readDeeper(ask: Ask, thread: Thread, threads: Thread[]): Promise<void> {
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
