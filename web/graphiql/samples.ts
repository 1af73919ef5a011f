const welcome = `# Market Day's GraphQL. Ctrl+Enter runs the operation under the cursor.
#
# Public reads need no sign-in. If you are signed in to Market Day in this
# browser, requests and subscriptions run as you; otherwise add a header below:
#   { "Authorization": "Bearer <token>" }
# The token comes from the "login" mutation.

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

query Search {
  items(filter: { q: "teapot", maxTP: 50 }, sort: relevance, first: 5) {
    edges { node { id title tpValue location } }
  }
}
`;

const login = `# Signs in and answers with a token for the Authorization header.
mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) {
    token
    viewer { user { displayName } wallet { tpBalance available } }
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
        edges { node { reason amount balanceAfter description createdAt } }
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
        viewerTpChange
      }
    }
  }
}
`;

const buy = `# An offer holds its TP until the seller answers or 48 hours have passed.
mutation Offer($itemId: ID!) {
  createOffer(input: { targetItemId: $itemId, message: "Is it still there?" }) {
    offer { id state deadline viewerTpChange }
    wallet { tpBalance held available }
  }
}
`;

const live = `# Runs until you press stop. New items arrive here the moment they are posted.
# "cursor" is the place in the log: pass the last one as "after" and nothing is missed.
subscription NewItems($after: Cursor) {
  listingAdded(after: $after) {
    cursor
    item { id title tpValue seller { displayName } }
  }
}

# These two need a signed-in member.
subscription MyOffers($after: Cursor) {
  offerUpdated(after: $after) {
    cursor
    offer { id state buyer { displayName } targetItem { title } viewerTpChange }
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
  { query: live },
  { query: mine },
  { query: login, variables: JSON.stringify({ email: "", password: "" }, null, 2) },
  { query: buy, variables: JSON.stringify({ itemId: "1" }, null, 2) },
];
