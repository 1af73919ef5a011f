import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { NotificationRow, NotificationRow_notification } from "./NotificationRow.tsx";
import type { useNotifications } from "./useNotifications.ts";

/** The notifications in each of their states, for the bell and for the screen. */
export function NotificationList(props: {
  readonly list: ReturnType<typeof useNotifications>;
  readonly limit?: number;
  /** The text of an empty list, if it is filtered. */
  readonly emptyTitle?: string | undefined;
  readonly onOpen: (id: string, isRead: boolean) => void;
}) {
  const { notifications, error, isLoading, retry } = props.list;

  if (isLoading) {
    return (
      <Rows aria-busy="true" aria-label="Loading notifications">
        {[1, 2, 3].map((row) => (
          <SkeletonRow key={row}>
            <Skeleton $h="64px" />
          </SkeletonRow>
        ))}
      </Rows>
    );
  }
  return (
    <>
      {error && <ErrorState message="Failed to load notifications" onRetry={retry} />}
      {notifications?.edges.length === 0 && (
        <EmptyState
          title={props.emptyTitle ?? "No notifications yet"}
          hint={props.emptyTitle ? undefined : "Offers, answers and messages are told here."}
        />
      )}
      <Rows aria-label="Notifications">
        {notifications?.edges.slice(0, props.limit).map(({ node }) => (
          <NotificationRow
            key={getFragment(NotificationRow_notification, node).id}
            notification={node}
            onOpen={props.onOpen}
          />
        ))}
      </Rows>
      <OfflineNote />
    </>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const SkeletonRow = styled.li`
  padding: 12px 16px;
`;
