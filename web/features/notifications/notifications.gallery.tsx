import type { ListSpecimen } from "../../gallery/specimen.ts";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { useNotifications } from "./useNotifications.ts";

function Notifications() {
  const list = useNotifications(true);
  return (
    <>
      <NotificationList list={list} onOpen={() => undefined} />
      <LoadMore
        hasMore={list.notifications?.pageInfo.hasNextPage ?? false}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}

export const lists: readonly ListSpecimen[] = [
  { name: "notifications", title: "Notifications", render: () => <Notifications /> },
];
