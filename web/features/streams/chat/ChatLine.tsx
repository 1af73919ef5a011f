import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { ChatLine_MessageFragment } from "../../../gql/graphql.ts";
import type { ChatDraft } from "./chatLines.ts";

interface Props {
  readonly message: ChatLine_MessageFragment;
  readonly isMine: boolean;
  readonly isHost: boolean;
  /** The actions of the host for this message. */
  readonly children?: ReactNode;
}

/** One message of the chat. */
export function ChatLine({ message, isMine, isHost, children }: Props) {
  const name = message.sender.displayName || "Anonymous";

  return (
    <Line data-message={message.id}>
      <p dir="auto">
        <Link to={`/members/${message.sender.id}`}>{isMine ? "You" : name}</Link>
        {isHost && <Host>Host</Host>} {message.content}
      </p>
      {children}
    </Line>
  );
}

/** A message that is being sent, or that was refused. */
export function ChatDraftLine(props: {
  readonly draft: ChatDraft;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}) {
  const { content, hasFailed } = props.draft;

  return (
    <Line data-draft={hasFailed ? "failed" : "waiting"}>
      <p dir="auto">
        <strong>You</strong> {content}
        {hasFailed && (
          <Failed>
            Not sent.{" "}
            <button type="button" onClick={props.onRetry}>
              Try again
            </button>{" "}
            <button type="button" onClick={props.onDiscard}>
              Delete
            </button>
          </Failed>
        )}
      </p>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: start;
  gap: 4px;

  > p {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: none;
    padding-block: 3px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  a,
  strong {
    color: var(--ink);
    font-weight: 650;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--goldLine);
    text-decoration-thickness: 2px;
  }

  &[data-draft="waiting"] {
    opacity: 0.6;
  }

  /* Where there is a pointer the menu shows itself when it is near. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) > button:not([data-state="open"]) {
      opacity: 0;
    }
  }
`;

const Host = styled.span`
  margin-inline-start: 6px;
  padding: 0 6px;
  border-radius: 4px;
  background: var(--well);
  color: var(--ink2);
  font-size: 0.8125rem;
  font-weight: 600;
`;

const Failed = styled.span`
  display: block;
  color: var(--bad);
  font-size: 0.8125rem;

  button {
    min-block-size: 32px;
    padding: 0 4px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;
