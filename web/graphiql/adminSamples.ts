const pending = `# Any row of any table: conditions, order, pages,
# and keys as fields in both directions.
# Ctrl+Enter runs it; the tree beside it says
# before what it would take.
query PendingOffers {
  tables {
    offers(
      where: { state: { eq: "pending" } }
      orderBy: [{ column: deadline, direction: asc }]
      first: 20
    ) {
      nodes {
        id
        tpDelta
        deadline
        targetItem { title tpValue }
        buyer { username trustLevel }
        seller { username trustLevel }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`;

const byMonth = `# Groups: count, sum, avg, min and max,
# by columns and by day, week or month.
query DealsByMonth {
  tables {
    transactionsAggregate(
      where: { status: { eq: "completed" } }
      groupBy: [{ column: createdAt, by: month }]
    ) {
      count
      key { createdAt }
      sum { trustPoints }
      avg { trustPoints }
    }
  }
}
`;

const quiet = `# Conditions reach over keys: members with an item
# for sale, and no offer on any of their items.
query QuietSellers {
  tables {
    users(
      where: {
        itemsBySeller: { some: { status: { eq: "available" } } }
        offersBySeller: { none: {} }
      }
      first: 20
    ) {
      nodes {
        id
        username
        createdAt
        itemsBySeller(where: { status: { eq: "available" } }, first: 3) {
          nodes { title viewCount createdAt }
        }
      }
    }
  }
}
`;

const live = `# What happens in the market, as it happens.
subscription Happening {
  adminEvents {
    cursor
    event { at type sentence actor { username } }
  }
}
`;

const change = `# A mutation is tried out first: what it would do is shown,
# and it is done when you confirm that.
mutation Notice {
  createPost(input: { content: "The market is closed for an hour on Sunday." }) {
    post { id content }
  }
}
`;

/** The tabs that the explorer starts with. */
export const SAMPLES = [pending, byMonth, quiet, live, change].map((query) => ({ query }));
