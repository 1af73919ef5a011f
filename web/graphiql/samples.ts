const welcome = `# Market Day's GraphQL. Ctrl+Enter runs it.
#
# Public reads need no sign-in. Signed in to
# Market Day in this browser, you run as you.
# Otherwise set a header (tab Headers, below):
#   { "Authorization": "Bearer <token>" }
# The mutation "login" gives the token.

query NewestItems {
  items(sort: newest, first: 5) {
    edges {
      node {
        id
        title
        tpValue
        category
        seller { displayName trustLevel }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

const search = `# Forgives a typo, best match first.
query Search($q: String!) {
  items(
    filter: { q: $q, maxTP: 500 }
    sort: relevance
    first: 5
  ) {
    edges {
      node { id title tpValue location }
    }
  }
}
`;

const login = `# Gives the token for the Authorization header.
mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    viewer {
      user { displayName }
      wallet { tpBalance available }
    }
  }
}
`;

const mine = `# Needs a signed-in member.
query Me {
  viewer {
    email
    user { username displayName trustLevel }
    wallet {
      tpBalance
      held
      available
      history(first: 5) {
        edges {
          node { reason amount balanceAfter createdAt }
        }
      }
    }
    unreadMessages
    unreadNotifications
    pendingOffers
  }
}

query OffersToMe {
  sellerOffers(status: pending, first: 10) {
    edges {
      node {
        id
        state
        deadline
        buyer { displayName }
        targetItem { title tpValue }
        offeredItems { title tpValue }
        tpDelta
        viewerActions
        tpEffect { state change heldForThis availableAfter }
      }
    }
  }
}
`;

const buy = `# Holds the price until the seller answers,
# at most 48 hours.
mutation Offer($itemId: ID!) {
  createOffer(
    input: {
      targetItemId: $itemId
      message: "Is it still there?"
    }
  ) {
    offer { id state deadline tpEffect { change heldForThis availableAfter } }
    wallet { tpBalance held available }
  }
}
`;

const live = `# Runs until you press stop. Items arrive here
# the moment they are posted. Pass the last
# cursor as "after" and nothing is missed.
subscription NewItems($after: Cursor) {
  listingAdded(after: $after) {
    cursor
    item {
      id
      title
      tpValue
      seller { displayName }
    }
  }
}

# These two need a signed-in member.
subscription MyOffers($after: Cursor) {
  offerUpdated(after: $after) {
    cursor
    offer {
      id
      state
      buyer { displayName }
      targetItem { title }
      tpEffect { state change }
    }
  }
}

subscription MyWallet($after: Cursor) {
  walletUpdated(after: $after) {
    cursor
    wallet { tpBalance held available }
  }
}
`;

/** The tabs a first visit opens with. */
export const SAMPLES = [
  { query: welcome },
  { query: search, variables: JSON.stringify({ q: "teapot" }, null, 2) },
  { query: live },
  { query: mine },
  { query: login, variables: JSON.stringify({ email: "", password: "" }, null, 2) },
  { query: buy, variables: JSON.stringify({ itemId: "1" }, null, 2) },
];
