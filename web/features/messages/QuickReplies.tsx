import { styled } from "styled-components";

/** Suggested sentences. Choosing one puts it into the text field; the member sends it. */
export function QuickReplies(props: {
  readonly replies: readonly string[];
  readonly onChoose: (words: string) => void;
}) {
  return (
    <Row aria-label="Quick replies">
      {props.replies.map((words) => (
        <li key={words}>
          <Chip type="button" onClick={() => props.onChoose(words)}>
            {words}
          </Chip>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  gap: 8px;
  padding: 8px 16px 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Chip = styled.button`
  min-block-size: 36px;
  padding: 0 14px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: var(--counter);
  color: var(--ink);
  font-size: 0.9375rem;
  white-space: nowrap;

  &:hover {
    background: var(--well);
  }
`;
