import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";

graphql(`
  fragment RestNotification on Notification {
    id
    type
    title
    message
    data
    isRead
    priority
    category
    actionUrl
    createdAt
  }
`);

const all = route({
  method: "GET",
  path: "/api/notifications",
  summary: "What happened, newest first",
  source: "ours, C28",
  answer: "[notification]",
  document: graphql(`
    query RestNotifications($first: Int, $after: String) {
      notifications(first: $first, after: $after) {
        edges {
          node {
            ...RestNotification
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ notifications }) => notifications,
  reply: ({ notifications }) => nodesOf(notifications),
});

const read = route({
  method: "POST",
  path: "/api/notifications/:id/read",
  summary: "Mark one as read",
  source: "ours, C28",
  answer: "notification",
  document: graphql(`
    mutation RestMarkNotificationRead($id: ID!) {
      markNotificationRead(id: $id) {
        ...RestNotification
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ markNotificationRead }) => markNotificationRead,
});

export const notificationRoutes = [all, read];
