import { route, nodesOf, type Page } from "../route.ts";

interface NotificationData {
  id: string;
  isRead: boolean;
}

const FIELDS = `id type title message data isRead priority category actionUrl createdAt`;

const all = route<{ notifications: Page<NotificationData> }>({
  method: "GET",
  path: "/api/notifications",
  summary: "What happened, newest first",
  source: "ours, C28",
  answer: "[notification]",
  document: `query ($first: Int, $after: String) {
    notifications(first: $first, after: $after) { edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } }
  }`,
  pagesOf: ({ notifications }) => notifications,
  reply: ({ notifications }) => nodesOf(notifications),
});

const read = route<{ markNotificationRead: NotificationData }>({
  method: "POST",
  path: "/api/notifications/:id/read",
  summary: "Mark one as read",
  source: "ours, C28",
  answer: "notification",
  document: `mutation ($id: ID!) { markNotificationRead(id: $id) { ${FIELDS} } }`,
  variables: ({ params }) => params,
  reply: ({ markNotificationRead }) => markNotificationRead,
});

export const notificationRoutes = [all, read];
