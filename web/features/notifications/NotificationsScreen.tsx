import { useQuery } from "@apollo/client/react";
import { Settings2 } from "lucide-react";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { keptPrivate } from "../../shell/view/keptPrivate.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Page } from "../../ui/Page.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationSettingsQuery, SettingsFragment } from "./NotificationSettings.tsx";
import { type NotificationFilter, useNotifications, useReading } from "./useNotifications.ts";

const EVERYTHING = [
  { value: "", label: "All" },
  { value: "unread", label: "Unread" },
];

/** /notifications: all notifications of the member, or a part of them. The bell in the bar keeps the lists live. */
export const NotificationsScreen = keptPrivate("Notifications", Notifications);

function Notifications() {
  const unread = useViewer().viewer?.unreadNotifications ?? 0;
  const [shown, show, filter] = useFilter();
  const groups = useGroups();
  const list = useNotifications(true, filter);
  const reading = useReading();

  return (
    <Page
      title="Notifications"
      actions={
        <Acts>
          <Button
            disabled={unread === 0}
            busy={reading.busy}
            onClick={() => void reading.readAll()}
          >
            Mark all read
          </Button>
          <ButtonLink to="/profile?tab=settings">
            <Settings2 size={18} aria-hidden />
            Settings
          </ButtonLink>
        </Acts>
      }
    >
      <ChoiceChips
        legend="Which notifications"
        choices={[...EVERYTHING, ...groups]}
        value={shown}
        onChange={show}
      />
      <Sheet>
        <NotificationList
          list={list}
          onOpen={reading.open}
          emptyTitle={shown === "" ? undefined : emptyTitle(shown, groups)}
        />
      </Sheet>
      <LoadMore
        hasMore={list.notifications?.pageInfo.hasNextPage ?? false}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </Page>
  );
}

function useFilter() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("show") ?? "";
  const show = (value: string) => setSearch(value === "" ? {} : { show: value }, { replace: true });
  const filter = useMemo<NotificationFilter>(() => {
    if (shown === "") return {};
    return shown === "unread" ? { unreadOnly: true } : { group: shown };
  }, [shown]);
  return [shown, show, filter] as const;
}

/** The groups of notifications; empty until they are loaded. */
function useGroups(): { value: string; label: string }[] {
  const { data } = useQuery(NotificationSettingsQuery);
  const settings = getFragment(SettingsFragment, data?.notificationSettings ?? null);
  return settings?.groups.map(({ name, label }) => ({ value: name, label })) ?? [];
}

function emptyTitle(shown: string, groups: { value: string; label: string }[]): string {
  if (shown === "unread") return "Nothing unread";
  const label = groups.find(({ value }) => value === shown)?.label;
  return label ? `Nothing about ${label.toLowerCase()} yet` : "No such notifications";
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
`;
