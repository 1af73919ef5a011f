import { Check, CheckCheck, Clock } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Photo } from "../../ui/Photo.tsx";
import { Tp } from "../../ui/Tp.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { MessageMenu } from "./MessageMenu.tsx";
import type { Delivery, ThreadLine } from "./threadLines.ts";

type MessageLine = Extract<ThreadLine, { kind: "message" }>;

const time = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** One message: its text, the item it is about, its time, and its delivery state. */
export function MessageBubble(props: {
  readonly line: MessageLine;
  readonly author: string;
  readonly onRetry: (clientId: string) => void;
  readonly onDiscard: (clientId: string) => void;
}) {
  const { isMine, content, createdAt, item, image, delivery, clientId, messageId } = props.line;

  return (
    <Row $isMine={isMine}>
      <Line>
        <Bubble $isMine={isMine} $delivery={delivery}>
          <VisuallyHidden>{isMine ? "You" : props.author}: </VisuallyHidden>
          {item && (
            <Chip to={`/buy/${item.id}`}>
              {item.title} · <Tp tp={item.tpValue} />
            </Chip>
          )}
          {image && (
            <Picture href={image.large} target="_blank" rel="noreferrer">
              <Photo image={image} alt={`Sent by ${isMine ? "you" : props.author}`} sizes="240px" />
            </Picture>
          )}
          {content !== "" && <Content dir="auto">{content}</Content>}
          <Foot>
            <time dateTime={createdAt}>{time.format(new Date(createdAt))}</time>
            <DeliveryMark delivery={delivery} />
          </Foot>
        </Bubble>
        {!isMine && messageId && (
          <MessageMenu messageId={messageId} isReported={props.line.isReported} />
        )}
      </Line>
      {delivery === "failed" && clientId && (
        <Failed>
          Not sent.{" "}
          <button type="button" onClick={() => props.onRetry(clientId)}>
            Try again
          </button>{" "}
          <button type="button" onClick={() => props.onDiscard(clientId)}>
            Delete
          </button>
        </Failed>
      )}
    </Row>
  );
}

const marks = {
  waiting: { Icon: Clock, word: "Waiting to be sent" },
  sent: { Icon: Check, word: "Sent" },
  read: { Icon: CheckCheck, word: "Read" },
} as const;

/** A clock, one check or two, with a word for screen readers. */
function DeliveryMark({ delivery }: { readonly delivery: Delivery }) {
  if (delivery === null || delivery === "failed") return null;
  const { Icon, word } = marks[delivery];

  return (
    <span data-delivery={delivery} title={word}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}

const Row = styled.div<{ $isMine: boolean }>`
  display: grid;
  justify-items: ${({ $isMine }) => ($isMine ? "end" : "start")};
  gap: 4px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;

  /* Where there is a pointer the menu shows itself when it is near. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) > button:not([data-state="open"]) {
      opacity: 0;
    }
  }
`;

const Picture = styled.a`
  display: block;
  inline-size: min(240px, 60vw);
  border-radius: 8px;
  overflow: hidden;
`;

const Bubble = styled.div<{ $isMine: boolean; $delivery: Delivery }>`
  display: grid;
  gap: 4px;
  max-inline-size: min(100%, 34rem);
  padding: 8px 12px;
  border: 1px solid ${({ $delivery }) => ($delivery === "failed" ? "var(--bad)" : "transparent")};
  border-radius: 10px;
  border-end-end-radius: ${({ $isMine }) => ($isMine ? "4px" : "10px")};
  border-end-start-radius: ${({ $isMine }) => ($isMine ? "10px" : "4px")};
  background: ${({ $isMine }) => ($isMine ? "var(--goldSoft)" : "var(--well)")};
  color: ${({ $isMine }) => ($isMine ? "var(--onGoldSoft)" : "var(--ink)")};
  opacity: ${({ $delivery }) => ($delivery === "waiting" ? 0.6 : 1)};
`;

const Chip = styled(Link)`
  justify-self: start;
  max-inline-size: 100%;
  padding: 4px 10px;
  border: 1px solid currentColor;
  border-radius: 999px;
  font-size: 0.8125rem;
  font-weight: 600;
  text-decoration: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Content = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Foot = styled.span`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 4px;
  font-size: 0.8125rem;
`;

const Failed = styled.p`
  color: var(--bad);
  font-size: 0.8125rem;

  button {
    min-block-size: 32px;
    padding: 0 4px;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
  }
`;
