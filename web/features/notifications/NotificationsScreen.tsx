import { styled } from "styled-components";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Page } from "../../ui/Page.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { useNotifications, useReading } from "./useNotifications.ts";

/** /notifications: everything the member was told. The bell in the bar keeps the list live. */
export function NotificationsScreen() {
  const unread = useViewer().viewer?.unreadNotifications ?? 0;
  const list = useNotifications(true);
  const reading = useReading();

  return (
    <Page
      title="Notifications"
      actions={
        <Button disabled={unread === 0} busy={reading.busy} onClick={() => void reading.readAll()}>
          Mark all read
        </Button>
      }
    >
      <Sheet>
        <NotificationList list={list} onOpen={reading.open} />
      </Sheet>
      <LoadMore
        hasMore={list.notifications?.pageInfo.hasNextPage ?? false}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </Page>
  );
}

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
`;
