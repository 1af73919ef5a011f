/** A page of something, as long as `$first` says. */
export interface List {
  document: string;
  /** The connection in the answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  at: (data: any) => { edges: unknown[] };
}

const CARD = `id title description category condition location tpValue status viewCount likeCount isMine
  images { small medium large placeholder } seller { id displayName trustLevel }`;
const ALL_OF_ITEM = `${CARD} isLiked cursor priceHistory { price } seller { itemsListed dealsCompleted }`;
const OFFERED = `id cursor title tpValue status isLiked images { small } priceHistory { price } seller { displayName itemsListed }`;
const OFFER = `id state status viewerRole viewerActions tpEffect { state change heldForThis refunded held availableAfter }
  targetItem { ${OFFERED} } offeredItem { ${OFFERED} } offeredItems { ${OFFERED} }
  buyer { displayName dealsCompleted } seller { displayName itemsListed } proposedBy { displayName } counterOf { id }`;
const MESSAGE = `id content isRead item { id cursor title seller { displayName } images { small } }`;

/** What every visit reads: one statement each. */
export const HOT: Record<string, List> = {
  "the item list": {
    document: `query ($first: Int) { items(first: $first) { cursor edges { cursor node { ${CARD} } } pageInfo { endCursor } } }`,
    at: ({ items }) => items,
  },
  "the search": {
    document: `query ($first: Int) { items(first: $first, filter: { q: "teapot" }) { cursor edges { node { ${CARD} } } } }`,
    at: ({ items }) => items,
  },
  "the search with a typing mistake": {
    document: `query ($first: Int) { items(first: $first, filter: { q: "taepot" }) { edges { node { ${CARD} } } } }`,
    at: ({ items }) => items,
  },
  "the item list by price": {
    document: `query ($first: Int) { items(first: $first, sort: price_low) { edges { node { ${CARD} } } } }`,
    at: ({ items }) => items,
  },
  "the item list of a category": {
    document: `query ($first: Int) { items(first: $first, filter: { category: "Home & Garden" }) { edges { node { ${CARD} } } } }`,
    at: ({ items }) => items,
  },
  "a member's own items": {
    document: `query ($first: Int) { myItems(first: $first) { edges { node { ${CARD} } } } }`,
    at: ({ myItems }) => myItems,
  },
  "the social feed": {
    document: `query ($first: Int) { feed(first: $first) { cursor edges { cursor node { id type content createdAt itemId itemTitle
      tags likes comments shares isLiked isBookmarked isMine images { small } author { id username avatar isVerified trustLevel } } } } }`,
    at: ({ feed }) => feed,
  },
  "the conversations": {
    document: `query ($first: Int) { conversations(first: $first) { edges { node { id unreadCount updatedAt
      member { id displayName avatar } lastMessage { id fromUserId content createdAt } } } } }`,
    at: ({ conversations }) => conversations,
  },
};

/** Lists with everything around their rows: the number of statements does not grow with the rows. */
export const RICH: Record<string, List> = {
  "items with likes, prices and sellers' figures": {
    document: `query ($first: Int) { items(first: $first) { edges { node { ${ALL_OF_ITEM} } } } }`,
    at: ({ items }) => items,
  },
  "streams with their streamers, items, likes and mutes": {
    document: `query ($first: Int) { streams(first: $first) { cursor edges { node { id title status viewerCount likes isLiked isChatMuted cursor
      streamer { id displayName avatar trustLevel } featuredItems { ${OFFERED} } pinnedItem { id } } } } }`,
    at: ({ streams }) => streams,
  },
  "conversations with the item of the last message and a page of each thread": {
    document: `query ($first: Int) { conversations(first: $first) { edges { node {
      member { displayName dealsCompleted } lastMessage { ${MESSAGE} } messages(first: 2) { edges { node { ${MESSAGE} } } } } } } }`,
    at: ({ conversations }) => conversations,
  },
  "the messages of a conversation": {
    document: `query ($first: Int, $partnerId: ID!) { conversation(memberId: $partnerId) { messages(first: $first) { edges { node { ${MESSAGE} } } } } }`,
    at: ({ conversation }) => conversation.messages,
  },
  "offers for own items": {
    document: `query ($first: Int) { sellerOffers(first: $first) { edges { node { ${OFFER} } } } }`,
    at: ({ sellerOffers }) => sellerOffers,
  },
  "own offers": {
    document: `query ($first: Int) { buyerOffers(first: $first) { edges { node { ${OFFER} } } } }`,
    at: ({ buyerOffers }) => buyerOffers,
  },
  notifications: {
    document: `query ($first: Int) { notifications(first: $first) { edges { node { id type title message data isRead } } } }`,
    at: ({ notifications }) => notifications,
  },
  "the wallet's history": {
    document: `query ($first: Int) { wallet { history(first: $first) { edges { node { amount balanceAfter relatedUser { displayName dealsCompleted } } } } } }`,
    at: ({ wallet }) => wallet.history,
  },
};
