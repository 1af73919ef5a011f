import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { insidePath } from "./insidePath.ts";

export const NotificationRow_notification = graphql(`
  fragment NotificationRow_notification on Notification {
    id
    type
    title
    message
    isRead
    actionUrl
    createdAt
  }
`);

/** One notification. Opening it marks it as read and follows its link. */
export function NotificationRow(props: {
  readonly notification: FragmentType<typeof NotificationRow_notification>;
  readonly onOpen: (id: string, isRead: boolean) => void;
}) {
  const notification = getFragment(NotificationRow_notification, props.notification);
  const { id, title, message, isRead, createdAt } = notification;
  const path = insidePath(notification.actionUrl);
  const handleOpen = () => props.onOpen(id, isRead);

  const words = (
    <>
      <Dot $isRead={isRead} aria-hidden />
      <Words>
        <strong>
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </strong>
        <span>{message}</span>
        <small>
          <TimeAgo date={createdAt} />
        </small>
      </Words>
    </>
  );
  return (
    <li>
      {path === null ? (
        <Row as="button" type="button" onClick={handleOpen}>
          {words}
        </Row>
      ) : (
        <Row as={Link} to={path} data-row onClick={handleOpen}>
          {words}
        </Row>
      )}
    </li>
  );
}

const Row = styled.a<{ to?: string; type?: string }>`
  display: flex;
  gap: 12px;
  inline-size: 100%;
  padding: 12px 16px;
  border: 0;
  background: none;
  color: var(--ink);
  text-align: start;
  text-decoration: none;

  &:hover {
    background: var(--well);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Dot = styled.span<{ $isRead: boolean }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  margin-block-start: 7px;
  border-radius: 999px;
  background: ${({ $isRead }) => ($isRead ? "transparent" : "var(--act)")};
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;

  strong {
    font-weight: 650;
  }

  span {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
