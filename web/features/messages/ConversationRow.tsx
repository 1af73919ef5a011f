import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { MessageType } from "../../gql/graphql.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

export const ConversationRow_conversation = graphql(`
  fragment ConversationRow_conversation on Conversation {
    id
    unreadCount
    updatedAt
    member {
      id
      displayName
      avatar
    }
    lastMessage {
      id
      fromUserId
      content
      messageType
      createdAt
    }
  }
`);

interface Said {
  readonly fromUserId: string;
  readonly content: string;
  readonly messageType?: MessageType;
}

/** One conversation in the list: the other member, the last message, its time, and the unread count. */
export function ConversationRow(props: {
  readonly conversation: FragmentType<typeof ConversationRow_conversation>;
  readonly isTyping: boolean;
  /** The message that matches the search. */
  readonly match: Said | null;
}) {
  const { id, member, lastMessage, unreadCount } = getFragment(
    ConversationRow_conversation,
    props.conversation,
  );
  const isUnread = unreadCount > 0;

  return (
    <Row to={`/messages/${id}`} data-row>
      <Avatar name={member.displayName} src={member.avatar} />
      <Words>
        <Top>
          <Name $isUnread={isUnread}>{member.displayName}</Name>
          {lastMessage && (
            <Time>
              <TimeAgo date={lastMessage.createdAt} />
            </Time>
          )}
        </Top>
        <Top>
          <Last $isUnread={isUnread}>
            {props.isTyping ? "is typing…" : lastWords(props.match ?? lastMessage, id)}
          </Last>
          {isUnread && (
            <Unread>
              {unreadCount > 99 ? "99+" : unreadCount}
              <VisuallyHidden> unread</VisuallyHidden>
            </Unread>
          )}
        </Top>
      </Words>
    </Row>
  );
}

function lastWords(last: Said | null, memberId: string): string {
  if (!last) return "No messages yet";
  // The text of a card already says who did what.
  if (last.messageType === "offer" || last.messageType === "order") return last.content;
  const words = last.content || "Sent a picture";
  return last.fromUserId === memberId ? words : `You: ${words}`;
}

const Row = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  min-block-size: 72px;
  color: var(--ink);
  text-decoration: none;

  &:hover,
  &[aria-current="page"] {
    background: var(--well);
  }

  &[aria-current="page"] {
    box-shadow: inset 3px 0 0 var(--gold);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Top = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
`;

const ellipsis = "overflow: hidden; text-overflow: ellipsis; white-space: nowrap;";

const Name = styled.span<{ $isUnread: boolean }>`
  ${ellipsis}
  font-weight: ${({ $isUnread }) => ($isUnread ? 700 : 600)};
`;

const Time = styled.span`
  flex: none;
  color: var(--ink3);
  font-size: 0.8125rem;
`;

const Last = styled.span<{ $isUnread: boolean }>`
  ${ellipsis}
  color: ${({ $isUnread }) => ($isUnread ? "var(--ink)" : "var(--ink3)")};
  font-size: 0.9375rem;
  font-weight: ${({ $isUnread }) => ($isUnread ? 650 : 400)};
`;

const Unread = styled.span`
  flex: none;
  min-inline-size: 22px;
  padding-inline: 6px;
  border-radius: 999px;
  background: var(--act);
  color: var(--onAct);
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 22px;
  text-align: center;
`;
