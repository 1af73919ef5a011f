import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { keptPrivate } from "../../shell/view/keptPrivate.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { focusHeading } from "../../ui/routeFocus.ts";
import { media } from "../../ui/theme.ts";
import { LiveOffers } from "../offers/LiveOffers.tsx";
import { LiveOrders } from "../orders/LiveOrders.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { ThreadPane } from "./ThreadPane.tsx";
import { useMessagesLive } from "./useMessagesLive.ts";
import { useSendingFailures } from "./useThread.ts";
import { useTypingMembers } from "./useTyping.ts";

/** /messages and /messages/:memberId: the conversations and the thread with one member. */
export const MessagesScreen = keptPrivate("Messages", Messages);

function Messages() {
  const { viewer } = useViewer();

  if (!viewer) {
    return (
      <Page title="Messages">
        <EmptyState title="Please login to view messages">
          <ButtonLink to="/auth" $kind="act">
            Sign In
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  return <Conversations viewerId={viewer.id} />;
}

function Conversations({ viewerId }: { readonly viewerId: string }) {
  const { memberId } = useParams();
  const { typing, stop } = useTypingMembers();
  useMessagesLive(stop);
  useSendingFailures(viewerId);
  // The panes fill the window, so this screen has no Page frame and sets the focus itself.
  useEffect(() => focusHeading(`/messages/${memberId ?? ""}`), [memberId]);

  return (
    <Panes>
      <LiveOffers />
      <LiveOrders />
      {memberId === undefined ? <title>Messages · Market Day</title> : null}
      <ListPane $isCovered={memberId !== undefined}>
        {memberId === undefined ? (
          <Title tabIndex={-1}>Messages</Title>
        ) : (
          <Title as="h2">Messages</Title>
        )}
        <ConversationList typing={typing} />
      </ListPane>
      {memberId === undefined ? (
        <Nothing>
          <p>Choose a conversation.</p>
        </Nothing>
      ) : (
        <ThreadPane
          key={memberId}
          memberId={memberId}
          viewerId={viewerId}
          isTyping={typing.has(memberId)}
        />
      )}
    </Panes>
  );
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  block-size: calc(100dvh - var(--barHeight) - var(--navHeight) - env(safe-area-inset-bottom));
  max-inline-size: 1200px;
  margin-inline: auto;
  background: var(--counter);

  ${media.m} {
    grid-template-columns: minmax(260px, 340px) minmax(0, 1fr);
    border-inline: 1px solid var(--line);
  }
`;

const ListPane = styled.div<{ $isCovered: boolean }>`
  display: ${({ $isCovered }) => ($isCovered ? "none" : "grid")};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;

  ${media.m} {
    display: grid;
    border-inline-end: 1px solid var(--line);
  }
`;

const Title = styled.h1`
  padding: 16px 16px 4px;
  font-size: 1.625rem;
  line-height: 1.25;
`;

const Nothing = styled.div`
  display: none;

  ${media.m} {
    display: grid;
    place-content: center;
    color: var(--ink3);
  }
`;
