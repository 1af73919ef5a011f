import { graphql } from "../../../gql/gql.ts";

export const ChatLine_message = graphql(`
  fragment ChatLine_message on StreamMessage {
    id
    content
    createdAt
    isDeleted
    clientId
    sender {
      id
      displayName
    }
  }
`);

/** The newest chat messages, newest first, with the cursor for live events. */
export const ChatHistory = graphql(`
  query ChatHistory($streamId: ID!, $after: String) {
    streamMessages(streamId: $streamId, first: 50, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...ChatLine_message
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** New chat messages; a deleted message is delivered again without its text. */
export const ChatHeard = graphql(`
  subscription ChatHeard($streamId: ID!, $after: Cursor) {
    streamChatMessage(streamId: $streamId, after: $after) {
      cursor
      message {
        id
        ...ChatLine_message
      }
    }
  }
`);

export const SendChat = graphql(`
  mutation SendChat($streamId: ID!, $content: String!, $clientId: String!) {
    sendStreamMessage(streamId: $streamId, content: $content, clientId: $clientId) {
      message {
        id
        ...ChatLine_message
      }
    }
  }
`);

export const DeleteChat = graphql(`
  mutation DeleteChat($messageId: ID!) {
    deleteStreamMessage(messageId: $messageId) {
      message {
        id
        ...ChatLine_message
      }
    }
  }
`);

export const MuteViewer = graphql(`
  mutation MuteViewer($streamId: ID!, $memberId: ID!, $muted: Boolean!) {
    muteViewer(streamId: $streamId, memberId: $memberId, muted: $muted) {
      stream {
        id
        mutedMembers {
          id
        }
      }
    }
  }
`);

export const SetSlowMode = graphql(`
  mutation SetSlowMode($streamId: ID!, $seconds: Int!) {
    setSlowMode(streamId: $streamId, seconds: $seconds) {
      stream {
        id
        slowModeSeconds
      }
    }
  }
`);

export const SetMutedWords = graphql(`
  mutation SetMutedWords($streamId: ID!, $words: [String!]!) {
    setMutedWords(streamId: $streamId, words: $words) {
      stream {
        id
        mutedWords
      }
    }
  }
`);

export const SendHearts = graphql(`
  mutation SendHearts($streamId: ID!, $count: Int!) {
    sendStreamReaction(streamId: $streamId, count: $count)
  }
`);

export const HeartsHeard = graphql(`
  subscription HeartsHeard($streamId: ID!) {
    streamReaction(streamId: $streamId) {
      streamId
      count
    }
  }
`);
