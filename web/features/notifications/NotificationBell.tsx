import { Bell } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { styled } from "styled-components";
import { view } from "../../apollo/session.ts";
import { Badge } from "../../shell/Badge.tsx";
import { PrivateNote } from "../../shell/view/keptPrivate.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { useNotifications, useNotificationsLive, useReading } from "./useNotifications.ts";

const NEWEST = 6;

/** The bell of the top bar: the unread count, and a menu with the newest notifications. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false);
  const unread = useViewer().viewer?.unreadNotifications ?? 0;
  const list = useNotifications(isOpen && !view);
  const reading = useReading();
  useNotificationsLive();

  const close = () => setOpen(false);
  const handleOpen = (id: string, isRead: boolean) => {
    reading.open(id, isRead);
    close();
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}>
          <Bell size={22} aria-hidden />
          <Badge count={unread} />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Panel align="end" sideOffset={6} collisionPadding={8} aria-label="Notifications">
          <Head>
            <h2>Notifications</h2>
            {unread > 0 && !view && (
              <Button
                $kind="quiet"
                $small
                busy={reading.busy}
                onClick={() => void reading.readAll()}
              >
                Mark all read
              </Button>
            )}
          </Head>
          <Scroll>
            {view ? (
              <PrivateNote />
            ) : (
              <NotificationList list={list} limit={NEWEST} onOpen={handleOpen} />
            )}
          </Scroll>
          <Foot>
            <ButtonLink to="/notifications" $small onClick={close}>
              All notifications
            </ButtonLink>
          </Foot>
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Panel = styled(Popover.Content)`
  z-index: 45;
  display: flex;
  flex-direction: column;
  inline-size: min(400px, calc(100vw - 16px));
  max-block-size: var(--radix-popover-content-available-height);
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--raised);
  color: var(--ink);
  box-shadow: 0 12px 32px rgb(9 15 13 / 0.18);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 56px;
  padding: 4px 8px 4px 16px;
  border-block-end: 1px solid var(--line);

  h2 {
    font-size: 1.0625rem;
  }
`;

const Scroll = styled.div`
  min-block-size: 0;
  overflow-y: auto;
`;

const Foot = styled.div`
  display: grid;
  padding: 8px;
  border-block-start: 1px solid var(--line);
`;
