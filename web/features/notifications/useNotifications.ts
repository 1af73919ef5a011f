import { type ApolloCache, isReference, NetworkStatus, type Reference } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useLive } from "../../apollo/useLive.ts";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { recount } from "../../shell/recount.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { NotificationRow_notification } from "./NotificationRow.tsx";

const Notifications = graphql(`
  query Notifications($unreadOnly: Boolean, $group: String, $after: String) {
    notifications(first: 24, unreadOnly: $unreadOnly, group: $group, after: $after) {
      edges {
        cursor
        node {
          ...NotificationRow_notification
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const NotificationArrived = graphql(`
  subscription NotificationArrived($after: Cursor) {
    notificationAdded(after: $after) {
      cursor
      notification {
        ...NotificationRow_notification
      }
    }
  }
`);

const NotificationsRead = graphql(`
  subscription NotificationsRead($after: Cursor) {
    notificationsRead(after: $after) {
      cursor
      notifications {
        id
        isRead
      }
      unreadNotifications
    }
  }
`);

const MarkNotificationRead = graphql(`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id) {
      id
      isRead
    }
  }
`);

const MarkAllNotificationsRead = graphql(`
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead
  }
`);

/** The part of the notifications that a list shows; {} is all of them. */
export type NotificationFilter = { unreadOnly: true } | { group: string } | Record<string, never>;

const ALL: NotificationFilter = {};
const UNREAD: NotificationFilter = { unreadOnly: true };

/** The member's notifications, newest first. Loaded when a list of them opens. */
export function useNotifications(isOpen: boolean, filter: NotificationFilter = ALL) {
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    Notifications,
    {
      variables: filter,
      skip: !isOpen,
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
    },
  );
  const notifications = (data ?? previousData)?.notifications;

  return {
    notifications,
    error,
    isLoading: loading && !notifications,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: notifications?.pageInfo.endCursor ?? null } }),
    retry: () => void refetch(),
  };
}

/** Adds each new notification to the lists, and marks those that were read elsewhere. The shell updates the count. */
export function useNotificationsLive(): void {
  const { cache } = useApolloClient();
  const { viewer } = useViewer();

  useLive(NotificationArrived, {
    after: viewer?.cursor,
    skip: !viewer,
    onEvent: ({ notificationAdded }) => keepNotification(cache, notificationAdded.notification),
  });
  useLive(NotificationsRead, {
    after: viewer?.cursor,
    skip: !viewer,
    onEvent: ({ notificationsRead }) => {
      if (notificationsRead.unreadNotifications === 0) readEvery(cache);
      else dropRead(cache);
    },
  });
}

/** Marks one notification as read when it is opened, or all. The count in the bar follows. */
export function useReading() {
  const client = useApolloClient();
  const toast = useToast();
  const [markOne] = useCommand(MarkNotificationRead);
  const [markAll, { busy }] = useCommand(MarkAllNotificationsRead);

  return {
    busy,
    open: (id: string, isRead: boolean) => {
      if (isRead) return;
      // If this fails, it stays unread, and opening it again retries.
      markOne({ id }, { update: dropRead }).then(
        () => recount(client),
        () => undefined,
      );
    },
    readAll: async () => {
      try {
        await markAll({}, { update: readEvery });
        recount(client);
      } catch (error) {
        toast({ title: "Error", description: toFailure(error).message, destructive: true });
      }
    },
  };
}

function keepNotification(
  cache: ApolloCache,
  node: FragmentType<typeof NotificationRow_notification>,
): void {
  const { type, isRead } = getFragment(NotificationRow_notification, node);
  const lists = [ALL, { group: groupOf(type) }, ...(isRead ? [] : [UNREAD])];
  for (const variables of lists) put(cache, variables, node);
}

/** The group of a notification type, as the server names it. */
function groupOf(type: string): string {
  return type.split("_", 1)[0] ?? type;
}

/** Puts a notification where a reload would show it. */
function put(
  cache: ApolloCache,
  variables: NotificationFilter,
  node: FragmentType<typeof NotificationRow_notification>,
): void {
  const { id, createdAt } = getFragment(NotificationRow_notification, node);

  // The list is overwritten as a whole; the merge policy would append it to itself.
  cache.updateQuery({ query: Notifications, variables, overwrite: true }, (data) => {
    if (!data) return data;
    const { edges, pageInfo } = data.notifications;
    const rows = edges.map((edge) => getFragment(NotificationRow_notification, edge.node));
    const oldest = rows.at(-1);
    // A replayed event may be about a notification on a page that is not loaded.
    if (pageInfo.hasNextPage && oldest && createdAt < oldest.createdAt) return data;

    // A known notification may have a new text, and with it a new position.
    const others = edges.filter((_, n) => rows[n]?.id !== id);
    const place = others.findIndex(({ node: other }) => {
      const row = getFragment(NotificationRow_notification, other);
      return (
        row.createdAt < createdAt || (row.createdAt === createdAt && Number(row.id) < Number(id))
      );
    });
    const edge = { __typename: "NotificationEdge" as const, cursor: `live:${id}`, node };
    const placed = others.toSpliced(place < 0 ? others.length : place, 0, edge);
    return { ...data, notifications: { ...data.notifications, edges: placed } };
  });
}

/** Marks all notifications in all lists as read. */
function readEvery(cache: ApolloCache): void {
  cache.modify<{ notifications: { edges: readonly { node: Reference }[] } }>({
    fields: {
      notifications: (list) => {
        if (!isReference(list))
          for (const { node } of list.edges)
            cache.modify({ id: node.__ref, fields: { isRead: () => true } });
        return list;
      },
    },
  });
  dropRead(cache);
}

/** Removes read notifications from the list of unread ones. */
function dropRead(cache: ApolloCache): void {
  cache.updateQuery({ query: Notifications, variables: UNREAD, overwrite: true }, (data) => {
    if (!data) return data;
    const edges = data.notifications.edges.filter(
      ({ node }) => !getFragment(NotificationRow_notification, node).isRead,
    );
    return { ...data, notifications: { ...data.notifications, edges } };
  });
}
