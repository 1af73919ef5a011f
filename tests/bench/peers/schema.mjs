/** The part of the market's schema that the reads ask for, with the same names, so that the same documents can be sent. */
export const TYPES = `
  type Query {
    items(first: Int, after: String, filter: ItemFilter): ItemConnection!
    conversations(first: Int): ConversationConnection!
  }
  input ItemFilter { q: String }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type ItemConnection { cursor: String! edges: [ItemEdge!]! pageInfo: PageInfo! }
  type ItemEdge { cursor: String! node: Item! }
  type Item {
    id: ID! title: String! description: String! category: String! condition: String! location: String
    tpValue: Int! status: String! viewCount: Int! likeCount: Int! isMine: Boolean! images: [Image!]! seller: User!
  }
  type Image { small: String! medium: String! large: String! placeholder: String }
  type User { id: ID! displayName: String! avatar: String trustLevel: String! }
  type ConversationConnection { edges: [ConversationEdge!]! pageInfo: PageInfo! }
  type ConversationEdge { cursor: String! node: Conversation! }
  type Conversation { id: ID! unreadCount: Int! updatedAt: String! member: User! lastMessage: Message! }
  type Message { id: ID! fromUserId: ID! content: String! createdAt: String! }
`;
