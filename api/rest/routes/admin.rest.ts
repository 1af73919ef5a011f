import { notFound } from "../../core/failures.ts";
import type { AnalyticsRange } from "../../core/graphql/enums.ts";
import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";

graphql(`
  fragment RestAdminUser on AdminUser {
    id
    username
    displayName
    email
    trustPoints
    trustLevel
    tpBalance
    createdAt
    lastLoginAt
    itemsListed
    dealsCompleted
    emailVerified
    phoneVerified
    isActive
    isSuspended
    suspendedUntil
    suspensionReason
  }
`);

const users = route({
  method: "GET",
  path: "/api/admin/users",
  summary: "Members, the newest first",
  source: "S2 §7",
  answer: "[adminUser]",
  query: ["q?", "status?"],
  document: graphql(`
    query RestAdminUsers($filter: AdminUserFilter, $first: Int, $after: String) {
      adminUsers(filter: $filter, first: $first, after: $after) {
        edges {
          node {
            ...RestAdminUser
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ query }) => ({ filter: { q: query["q"], status: query["status"] } }),
  pagesOf: ({ adminUsers }) => adminUsers,
  reply: ({ adminUsers }) => nodesOf(adminUsers),
});

const items = route({
  method: "GET",
  path: "/api/admin/items",
  summary: "Items, whatever their status, the newest first",
  source: "S2 §7",
  answer:
    "[{ id, title, category, trustPoints, status, viewCount, createdAt, user: { id, username }, removalReason }]",
  query: ["q?", "status?", "category?", "userId?"],
  document: graphql(`
    query RestAdminItems($filter: AdminItemFilter, $first: Int, $after: String) {
      adminItems(filter: $filter, first: $first, after: $after) {
        edges {
          node {
            id
            title
            category
            trustPoints
            status
            viewCount
            createdAt
            user {
              id
              username
            }
            removalReason
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ query: { q, status, category, userId } }) => ({
    filter: { q, status, category, userId },
  }),
  pagesOf: ({ adminItems }) => adminItems,
  reply: ({ adminItems }) => nodesOf(adminItems),
});

const deleteItem = route({
  method: "DELETE",
  path: "/api/admin/items/:id",
  summary: "Take an item off the market, with all open offers and orders for it",
  source: "S2 §7",
  answer: "{ message }",
  query: ["reason?"],
  document: graphql(`
    mutation RestDeleteItem($id: ID!, $reason: String! = "Removed by an administrator") {
      deleteItem(itemId: $id, reason: $reason) {
        item {
          id
        }
      }
    }
  `),
  variables: ({ params, query }) => ({ ...params, ...query }),
  reply: () => ({ message: "Item deleted successfully" }),
});

const transactions = route({
  method: "GET",
  path: "/api/admin/transactions",
  summary: "Items that changed hands, the newest first",
  source: "S2 §7",
  answer: "[{ id, fromUser: { id, username }, toUser, trustPoints, type, status, itemTitle, … }]",
  query: ["status?", "userId?"],
  document: graphql(`
    query RestAdminTransactions($filter: AdminTransactionFilter, $first: Int, $after: String) {
      adminTransactions(filter: $filter, first: $first, after: $after) {
        edges {
          node {
            id
            fromUser {
              id
              username
            }
            toUser {
              id
              username
            }
            itemTitle
            trustPoints
            type
            status
            createdAt
            completedAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ query }) => ({ filter: { status: query["status"], userId: query["userId"] } }),
  pagesOf: ({ adminTransactions }) => adminTransactions,
  reply: ({ adminTransactions }) => nodesOf(adminTransactions),
});

const SET_STATUS = graphql(`
  mutation RestSetUserStatus(
    $id: ID!
    $isActive: Boolean!
    $reason: String! = "Decided by an administrator"
  ) {
    suspendMember(input: { memberId: $id, reason: $reason }) @skip(if: $isActive) {
      id
    }
    liftSuspension(memberId: $id, reason: $reason) @include(if: $isActive) {
      id
    }
  }
`);

const USER = graphql(`
  query RestAdminUserById($id: ID!) {
    adminUser(id: $id) {
      ...RestAdminUser
    }
  }
`);

/** `isActive: false` suspends until it is lifted, `true` lifts. Source: C36 */
const setStatus = route({
  method: "PATCH",
  path: "/api/admin/users/:id/status",
  summary: "Suspend a member until it is lifted, or lift it",
  source: "S2 §7, C36",
  answer: "{ message, user: adminUser }",
  body: ["isActive", "reason?"],
  document: SET_STATUS,
  otherDocuments: [USER],
  variables: ({ params, body }) => ({ ...params, ...body }),
  fetchData: async (ask, variables) => {
    await ask(SET_STATUS, variables);
    return ask(USER, { id: variables.id });
  },
  reply: ({ adminUser }) => {
    if (!adminUser) throw notFound("Member");
    return { message: "User status updated successfully", user: adminUser };
  },
});

const stats = route({
  method: "GET",
  path: "/api/admin/stats",
  summary: "The figures of the market",
  source: "S2 §7, EN-040",
  answer:
    "{ totalUsers, activeUsers, totalItems, totalTransactions, totalTrustPoints, avgTrustPerUser, revenue: { today, thisWeek, thisMonth, growth }, marketMetrics: { conversionRate, totalViews, avgTrustPerTransaction, topCategories: [{ name, count, revenue }] }, userMetrics: { activeUsersToday, newUsersToday, retentionRate, avgSessionTime }, geographical: { topLocations: [{ location, users, transactions }] } }",
  document: graphql(`
    query RestAdminStats {
      adminStats {
        totalUsers
        activeUsers
        totalItems
        totalTransactions
        totalTrustPoints
        avgTrustPerUser
        revenue {
          today
          thisWeek
          thisMonth
          growth
        }
        marketMetrics {
          conversionRate
          totalViews
          avgTrustPerTransaction
          topCategories {
            name
            count
            revenue
          }
        }
        userMetrics {
          activeUsersToday
          newUsersToday
          retentionRate
          avgSessionTime
        }
        geographical {
          topLocations {
            location
            users
            transactions
          }
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ adminStats }) => adminStats,
});

/** How GraphQL names the documented ranges: no name of it begins with a figure. */
const RANGES: Readonly<Record<string, AnalyticsRange>> = {
  "7d": "d7",
  "30d": "d30",
  "90d": "d90",
  "365d": "d365",
};

function rangeOf({ range }: Readonly<Record<string, unknown>>): { range: unknown } {
  return { range: typeof range === "string" ? (RANGES[range] ?? range) : range };
}

const salesAnalytics = route({
  method: "GET",
  path: "/api/admin/analytics/sales",
  summary: "Sales by day, with those of as many days before",
  source: "S2 §7",
  answer:
    "{ points: [{ date, revenue, transactions, refunded }], totals: { revenue, transactions, refunded }, previous }",
  query: ["range?"],
  document: graphql(`
    query RestAdminSales($range: AnalyticsRange) {
      adminSalesAnalytics(range: $range) {
        points {
          date
          revenue
          transactions
          refunded
        }
        totals {
          revenue
          transactions
          refunded
        }
        previous {
          revenue
          transactions
          refunded
        }
      }
    }
  `),
  variables: ({ query }) => rangeOf(query),
  reply: ({ adminSalesAnalytics }) => adminSalesAnalytics,
});

const usersAnalytics = route({
  method: "GET",
  path: "/api/admin/analytics/users",
  summary: "Members by day, by the week they joined, and by trust level",
  source: "S2 §7",
  answer:
    "{ points: [{ date, newUsers, activeUsers }], cohorts: [{ week, size, retained }], levels: [{ level, users }] }",
  query: ["range?"],
  document: graphql(`
    query RestAdminUsersAnalytics($range: AnalyticsRange) {
      adminUsersAnalytics(range: $range) {
        points {
          date
          newUsers
          activeUsers
        }
        cohorts {
          week
          size
          retained
        }
        levels {
          level
          users
        }
      }
    }
  `),
  variables: ({ query }) => rangeOf(query),
  reply: ({ adminUsersAnalytics }) => adminUsersAnalytics,
});

const categoriesAnalytics = route({
  method: "GET",
  path: "/api/admin/analytics/categories",
  summary: "What was listed and what changed hands, by category",
  source: "S2 §7",
  answer: "[{ name, listed, deals, revenue, averagePrice, medianDays }]",
  query: ["range?"],
  document: graphql(`
    query RestAdminCategories($range: AnalyticsRange) {
      adminCategoryAnalytics(range: $range) {
        name
        listed
        deals
        revenue
        averagePrice
        medianDays
      }
    }
  `),
  variables: ({ query }) => rangeOf(query),
  reply: ({ adminCategoryAnalytics }) => adminCategoryAnalytics,
});

const geographicalAnalytics = route({
  method: "GET",
  path: "/api/admin/analytics/geographical",
  summary: "Members by where they live, with what they listed and gave away",
  source: "S2 §7",
  answer: "[{ location, users, items, transactions, revenue }]",
  query: ["range?"],
  document: graphql(`
    query RestAdminGeographical($range: AnalyticsRange) {
      adminGeographicalAnalytics(range: $range) {
        location
        users
        items
        transactions
        revenue
      }
    }
  `),
  variables: ({ query }) => rangeOf(query),
  reply: ({ adminGeographicalAnalytics }) => adminGeographicalAnalytics,
});

/** The administrator's area. */
export const adminRoutes = [
  stats,
  salesAnalytics,
  usersAnalytics,
  categoriesAnalytics,
  geographicalAnalytics,
  users,
  setStatus,
  items,
  deleteItem,
  transactions,
];
