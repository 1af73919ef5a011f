import type { Reader } from "../readers.ts";
import type { Read } from "./read.ts";

const DOCUMENT = `query Conversations {
  conversations(first: 24) {
    edges { cursor node { id unreadCount updatedAt member { id displayName avatar } lastMessage { id fromUserId content createdAt } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** A member's newest conversations with the last message and how many are unread. */
export function conversations(readers: Reader[]): Read {
  const samples = readers.map((reader) => ({ reader, variables: {} }));
  return {
    name: "conversation list",
    path: "/conversations",
    document: DOCUMENT,
    samples,
    goal: {
      id: "P3",
      ofFloor: 0.8,
      timesOf: {
        "Mercurius with JIT": 1,
        "Mercurius with JIT and loaders": 1.8,
        "PostGraphile 5": 4,
      },
    },
  };
}
