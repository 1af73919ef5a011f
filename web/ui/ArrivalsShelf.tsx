import { keyframes, styled } from "styled-components";
import { Button } from "./Button.tsx";

type ArrivalsShelfProps = {
  /** The text while nothing has arrived. */
  idleText: string;
  /** One line about what has arrived; absent if nothing has. */
  text?: string | null | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
};

/**
 * The fixed row above a live list. New rows wait here until the member asks for them, so that nothing they read moves.
 */
export function ArrivalsShelf({
  idleText,
  text,
  actionLabel = "Show",
  onAction,
}: ArrivalsShelfProps) {
  return (
    <Shelf $arrived={Boolean(text)}>
      <p role="status">
        <Line key={text ?? ""} $arrived={Boolean(text)}>
          {text ?? idleText}
        </Line>
      </p>
      {text && onAction ? (
        <Button $small onClick={onAction}>
          {actionLabel}
        </Button>
      ) : null}
    </Shelf>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-100%); }`;

const Shelf = styled.div<{ $arrived: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  block-size: 56px;
  padding-inline: 16px ${({ $arrived }) => ($arrived ? "6px" : "16px")};
  border: 1px solid transparent;
  border-radius: 10px;
  overflow: hidden;
  background: ${({ $arrived }) => ($arrived ? "var(--goldSoft)" : "var(--well)")};
  color: ${({ $arrived }) => ($arrived ? "var(--onGoldSoft)" : "var(--ink3)")};
  font-weight: ${({ $arrived }) => ($arrived ? 600 : 400)};
  p {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: none;
  }
  button {
    background: transparent;
    color: inherit;
    border-color: currentColor;
    flex: none;
  }
`;

const Line = styled.span<{ $arrived: boolean }>`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  animation: ${({ $arrived }) => ($arrived ? drop : "none")} var(--move) var(--easeIn);
`;
