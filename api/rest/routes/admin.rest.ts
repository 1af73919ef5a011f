import { notFound } from "../../core/failures.ts";
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
    $reason: String
    $toldReason: String! = "Suspended by an administrator"
  ) {
    suspendMember(input: { memberId: $id, reason: $toldReason }) @skip(if: $isActive) {
      id
    }
    liftSuspension(memberId: $id, notes: $reason) @include(if: $isActive) {
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
  variables: ({ params, body }) => ({
    ...params,
    ...body,
    ...(typeof body["reason"] === "string" && { toldReason: body["reason"] }),
  }),
  fetchData: async (ask, variables) => {
    await ask(SET_STATUS, variables);
    return ask(USER, { id: variables.id });
  },
  reply: ({ adminUser }) => {
    if (!adminUser) throw notFound("Member");
    return { message: "User status updated successfully", user: adminUser };
  },
});

/** The administrator's area. */
export const adminRoutes = [users, setStatus, items, deleteItem, transactions];
